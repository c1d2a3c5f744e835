"""The numbers of a night as plain data, in the form that rehearsals, `state` and other programs read.

Nothing is decided here: every figure is asked of the rules, every sentence of the words. Money is a decimal
string in the currency, chips are whole numbers, times are seconds or "h:mm:ss".
"""

from clock.league.scores import Score
from clock.report.night import NO_SCORES, report
from clock.report.stages import chip_up_data, stage_data

__all__ = ["NO_SCORES", "Score", "chip_up_data", "report", "stage_data"]
