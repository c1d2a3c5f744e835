"""Which refusals and which acts speak of the same subject, so that a language can word them together.

Every value of the rules belongs to one subject; the type checker asks for a value that was forgotten, here
and then in each language.
"""

from clock.tournament import commands, refusals

AboutGoingOut = (
    refusals.UnknownPlayer
    | refusals.NumberTaken
    | refusals.AlreadyOut
    | refusals.NotOut
    | refusals.NamedTwice
    | refusals.KnockedOutSelf
    | refusals.NotPlaying
    | refusals.NeedsStacks
    | refusals.NobodyLeft
    | refusals.NoHandBefore
)
"""Why somebody cannot go out, or not so."""

AboutBuying = (
    refusals.NotSold
    | refusals.WindowShut
    | refusals.AskIfBefore
    | refusals.LimitReached
    | refusals.OnlyInBreak
    | refusals.NoReturnOpen
    | refusals.NothingOwed
    | refusals.NoPrize
    | refusals.PrizeIsHanded
)
"""Why something cannot be bought, paid or handed over."""

AboutSeats = (
    refusals.NoSuchTable
    | refusals.NoSuchSeat
    | refusals.SeatTaken
    | refusals.NoFreeSeat
    | refusals.NoSeatsYet
    | refusals.SeatsStand
    | refusals.EmptyButton
    | refusals.ButtonUnknown
    | refusals.NotAtTable
    | refusals.NoDealer
    | refusals.NoSuggestion
    | refusals.NobodyNamed
    | refusals.NoChipUp
)
"""Why nobody can sit, deal, move or race so."""

AboutNight = (
    refusals.NotStarted
    | refusals.AlreadyStarted
    | refusals.NightOver
    | refusals.TooFewPlayers
    | refusals.AlreadyRunning
    | refusals.AlreadyStanding
    | refusals.NothingToTakeBack
    | refusals.LastLevel
    | refusals.NoSuchLevel
    | refusals.LevelIsOver
    | refusals.BadAmount
    | refusals.InBreak
    | refusals.BreakFollows
    | refusals.HasPlayed
    | refusals.NotAbsent
    | refusals.NotAway
    | refusals.AlreadyMarked
    | refusals.BadName
    | refusals.NothingToUndo
    | refusals.NothingToRedo
)
"""Why the clock, the schedule or a player's standing does not allow it."""

ActOfTime = (
    commands.Start
    | commands.Pause
    | commands.Resume
    | commands.TakeBackToggle
    | commands.Skip
    | commands.Back
    | commands.GoToLevel
    | commands.SetLength
    | commands.Replan
    | commands.AddTime
    | commands.CallBreak
    | commands.Finish
)
"""Acts on the clock and the schedule."""

ActAtTable = (
    commands.DrawSeats
    | commands.TellButton
    | commands.NextHand
    | commands.SetDealer
    | commands.Move
    | commands.CountChips
    | commands.TakeChips
    | commands.Race
    | commands.Forfeit
    | commands.Decline
    | commands.BringBack
    | commands.CallClock
)
"""Acts on seats, buttons, chips and suggestions."""

ActOnPlayer = (
    commands.Register
    | commands.Unregister
    | commands.EnterLate
    | commands.Rename
    | commands.PutBackIn
    | commands.MendKnockout
    | commands.RemovePlayer
    | commands.Rebuy
    | commands.DeclineReturn
    | commands.BuyAddOn
    | commands.ReEnter
    | commands.SettleDebt
    | commands.MarkAbsent
    | commands.MarkArrived
    | commands.MarkAway
    | commands.MarkReturned
    | commands.HandPrize
)
"""Acts on one player and what the player buys."""
