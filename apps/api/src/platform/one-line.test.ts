import { expect, it } from 'vitest'
import { oneLine, plainLines } from './one-line.ts'

const typed = 'Kaç\u001B[31m beden?\u001B]0;başlık\u0007\r\n99  Mağaza\u009B2J\u2028\u202Eters\ttab'

it('writes what a person typed in one line that a terminal does not act on', () => {
  expect(oneLine(typed)).toBe('Kaç [31m beden? ]0;başlık 99 Mağaza 2J ters tab')
})

it('leaves the line breaks of an output and nothing else that a terminal acts on', () => {
  expect(plainLines(`bir\n${typed}\niki`)).toBe('bir\nKaç[31m beden?]0;başlık\n99  Mağaza2Jterstab\niki')
})
