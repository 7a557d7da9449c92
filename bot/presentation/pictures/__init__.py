"""The tables of the two card games as pictures: plain data in, a PNG out; Pillow only here.

Start reading at `sins` and `rites`: what is read from a view, and what is drawn. They are given the view that everybody
may see, and draw the same from anybody's: hands, decks, closed fate cards and cards face down are not looked at. Each
picture is a ground and sprites pasted onto it, all kept in bounded caches (`_sheet` draws them, `_tones` has the
colours). What is kept is only read, so pictures may be made in several threads at once.
"""

from bot.presentation.pictures.picture import Picture
from bot.presentation.pictures.rites import rites_picture
from bot.presentation.pictures.sins import sins_picture

__all__ = ["Picture", "rites_picture", "sins_picture"]
