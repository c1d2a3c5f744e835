"""What is heard: chimes, the card they sound on, and the voice.

The chimes are the wave files beside this page, which `python -m clock.display.sounds.make` writes from the
`score`. They sound through the library that pygame brings along, and the voice through espeak-ng.
"""
