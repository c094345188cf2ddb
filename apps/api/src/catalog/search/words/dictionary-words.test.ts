import { expect, it } from 'vitest'
import { isDictionaryWord } from './dictionary-words.ts'

it.each(['gelinlik', 'halat', 'civi', 'masa', 'orkide', 'kurban', 'mikrodalga', 'agac'])('knows %s, folded', (word) =>
  expect(isDictionaryWord(word)).toBe(true),
)

it.each(['telefn', 'ayakabi', 'kulakik', 'bilgisyar', 'blutut', 'pantalon', 'Masa', 'el', '', 'gelinlik/34'])(
  'knows no %s: a typo, a short word, a text that is none',
  (word) => expect(isDictionaryWord(word)).toBe(false),
)
