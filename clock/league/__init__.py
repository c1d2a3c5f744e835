"""The league: what a night is worth, who leads the season, and who plays the champions' night.

A *season* is the rules of a league: how points are made, what bonuses there are, how many nights count. A
*played night* is what the league needs to know of a night: one *part* for each player, with the place, the
money and who knocked out whom. Players are the same on every night by their *key*, whatever they are called.

What holds:

1. Everything is derived. Scores and standings are made anew from the season and the played nights, in their
   order, so that a night that is put right puts right all that follows from it.
2. A night's bonus depends on the nights before it alone: its targets are decided as it begins (L2).
3. Points and bonuses are whole hundredths of a point. What makes them is reckoned in decimal numbers, as on
   paper, and rounded once (L1).
4. A formula is arithmetic and never code; it has been tried before it counts.
"""
