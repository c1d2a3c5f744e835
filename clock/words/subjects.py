"""Which acts and events speak of the same subject, so that a language can word them together.

Every value of the rules belongs to one subject; the type checker asks for a value that was forgotten, here
and then in each language.
"""

from clock.tournament import commands, events

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

ActOnSchedule = commands.SetLength | commands.Replan | commands.AddTime | commands.CallBreak
"""Those of them that change how long stages are and which there are, and need not lead to another one."""

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
    | commands.SetField
    | commands.Unregister
    | commands.EnterLate
    | commands.Rename
    | commands.PlayAs
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
"""Acts on tonight's players and what they buy."""

EventOnPlayer = (
    events.PlayerRegistered
    | events.EnteredLate
    | events.Renamed
    | events.PlaysAs
    | events.WasAbsent
    | events.Arrived
    | events.WentAway
    | events.CameBack
    | events.PutBack
    | events.KnockoutMended
    | events.BoughtIn
    | events.ReturnDeclined
    | events.DebtSettled
    | events.PrizeHanded
    | events.DealTaken
    | events.ChipsCounted
)
"""Events whose words begin with the number of a player of the night: it can be drawn as a keycap.

No type checker sees what words begin with; the tests ask every language for the words of every event.
"""
