"""Results that were kept elsewhere: on paper, in a spreadsheet, by another program. A file becomes a night.

A file is refused whole: every fault of it is told with its line and column. Who is who is never guessed here;
`near` finds who could be meant, and whoever reads the file asks.
"""

from clock.papers.names import near
from clock.papers.results import RESULT_COLUMNS, Paper, Prices, read_results
from clock.papers.tournament_director import LARGEST_SAVED, read_director

__all__ = ["LARGEST_SAVED", "RESULT_COLUMNS", "Paper", "Prices", "near", "read_director", "read_results"]
