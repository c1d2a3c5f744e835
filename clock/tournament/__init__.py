"""The rules of one night.

This package knows what is right at a tournament, and nothing else: no clock, no file, no screen, no chance
and no sentence. It is fed and asked. Whoever uses it says what time it is and draws the lots; every function
takes values and returns values.

The words
---------

A *house* is what was settled before the night: its *stages*, which are *levels* and *breaks*, its *chips*,
prices and prizes, and which of the known rules it plays by (`structure`). A *tournament* is how one night
stands (`state`). What somebody wants is a *command*; what came of it is a list of *events*; why it cannot be
is a *refusal*. What the clock itself would do next, and leaves to the host, is a *suggestion*; what the room
should just know is a *notice*. Commands ask in the imperative, events tell in the past tense, and neither
is ever changed once a night has been played with it.

Players have a number that never changes hands. Each holds chips (is *in*, *away* or *absent*) or is *out*;
one who is out may for a while still *return*, by a rebuy or a re-entry. A player who went out left an
*exit*, and the *place* is nowhere written down: it is counted, each time, from the exits and from who is
left, which is why a player put back in moves everybody else without anybody doing so.

The way of an act
-----------------

    decide(tournament, command, now, draw)  ->  events, or Refused
    due(tournament, now, draw)              ->  events that time alone has brought
    apply(tournament, event)                ->  the next tournament
    look(tournament, now)                   ->  the tournament as it stands at that moment
    next_due_ms(tournament, now)            ->  when time alone may bring something next, or None

`decide` settles everything uncertain: which seat was drawn, whose card was low, who may still return. An
event holds the outcome, so `apply` never draws, never asks the time and never refuses, and a night replayed
from its events cannot come out otherwise. What follows from an act belongs to it: `decide` applies its own
events and asks `due` for the rest, so that a bust-out and the move it calls for are one act (`acts`), one
line in the ledger and one thing to undo.

How time is counted
-------------------

Two clocks, both in whole milliseconds. `at` and `now` are the boot clock of the box, which nobody can set.
*Elapsed* time is how long the night's own clock has run since the first deal; it flows only while the clock
runs, and it never jumps. The schedule knows elapsed time alone: a stage ends when elapsed reaches
`Clock.ends_ms`, however long the clock stood in between.

No level is ever ended by anybody. A tournament may lie for an hour and still say "level 1"; `levels.settle`
crosses the borders that have gone by, one after the other, when somebody looks, and stops at a break that
the house holds. `rules.look` does that and lets the windows that have shut be shut. Everything that reads a
tournament reads one that has been looked at.

How undo works
--------------

With each act the tournament keeps the one before it (`Step`). Undo takes that one up again at the present
elapsed time: players, seats, money and schedule are as if nothing had happened, while the time that ran has
run and the time that stood has stood. Starting, pausing and going on are not undone, so they pass through.
To redo is to decide the same command again with the same seed of chance.

What always holds
-----------------

1. Every player who holds chips sits on one seat once seats are drawn, and no two sit on one.
2. Chips in play are the stacks bought, less what was taken out, plus or minus what races changed.
3. The prizes add up to the pool, less what the house takes off first; ties share to the cent.
4. The places of those who are out, ties apart, are each used once, from the field's size down to those left.
5. No time left is less than nothing, and elapsed time never goes back, but for a toggle that is taken back.
6. A refusal changes nothing, and undo straight after an act gives the tournament from before it.
7. What was drawn is drawn once: it changes only when a later act makes it wrong.

Where to look
-------------

`rules` has the five functions. `deciding` and `applying` send each command and each event to its subject:
`timing` and `schedule` (the clock), `outs` (going out and coming back), `buys` (entries and money), `moves`
(seats and suggestions), `tables` (buttons, dealers, counted chips, races). What an act must find before it is
done is in `checks`. All these ask the plain reckonings: `levels`, `chips`, `entries`, `places`, `prizes`,
`deals`, `seating`, `room` (who sits where), `balancing`, `movers` (who moves), `breaking`, `dealing`,
`timeline`, `outlook`. Derived beside the acts are what the room should know, by `board` in the words of
`notices`, and what it is to hear, by `announcing` in those of `announcements`.
The rules' ids, such as T3, stand in docs/rules.md.
"""
