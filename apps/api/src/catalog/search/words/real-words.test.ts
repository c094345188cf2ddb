import { searchKey } from '@market/domain/text'
import { expect, it } from 'vitest'
import { isRealWord } from './real-words.ts'

const isReal = (text: string) => isRealWord(text, searchKey(text))

it.each(['gelinlik', 'gelinliği', 'halatlar', 'çivi', 'civi', 'yılbaşı', 'babet', 'boxer', 'lgs'])(
  '“%s” is written right, in whatever form',
  (text) => expect(isReal(text)).toBe(true),
)

it.each(['ayakabı', 'telefn', 'blutut', 'tabet', 'yazcı', 'makinası', 'kulakik'])('“%s” is a typo', (text) =>
  expect(isReal(text)).toBe(false),
)
