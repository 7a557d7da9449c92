## Words on the pictures of a table: short labels, no sentences

pictures-deck = deck
pictures-hand = hand
pictures-won = won

## Wine, lust, greed, wrath

pictures-discards = discards
pictures-fate = fate
pictures-total = sum
pictures-out = out
pictures-joker-small = joker
pictures-joker-big = JOKER
pictures-suit-wine = wine
pictures-suit-lust = lust
pictures-suit-greed = greed
pictures-suit-wrath = wrath
pictures-marker-wine = drunkard
pictures-marker-lust = lecher
pictures-marker-greed = moneygrubber
pictures-marker-wrath = hothead

## Rites

pictures-library = library
pictures-score = score
pictures-actions = actions
pictures-element-metal = metal
pictures-element-wood = wood
pictures-element-water = water
pictures-element-fire = fire
pictures-element-earth = earth
pictures-colour-green = green
pictures-colour-white = white
pictures-colour-red = red
pictures-colour-black = black
pictures-rite-green = rain
pictures-rite-white = exorcism
pictures-rite-red = alchemy
pictures-rite-black = divination
pictures-special-highest = 1: highest open
pictures-special-most = 2: most cards
pictures-special-sum = 3: highest sum
