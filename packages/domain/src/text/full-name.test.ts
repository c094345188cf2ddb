import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fullName, splitName } from './full-name.ts'

describe('a name in one line', () => {
  it.each([
    ['Ayşe Deneme', 'Ayşe', 'Deneme'],
    ['  Ayşe   Nur\tDeneme ', 'Ayşe Nur', 'Deneme'],
    ['Ayşe', 'Ayşe', ''],
    ['Ayşe ', 'Ayşe', ''],
    [' ', '', ''],
  ])('%j has the first names %j and the family name %j', (line, firstName, lastName) => {
    expect(splitName(line)).toEqual({ firstName, lastName })
  })

  it('loses no word and changes none', () =>
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.string({ unit: 'binary' })), (line) => {
        const words = line.split(/\s+/u).filter(Boolean)
        expect(fullName(splitName(line))).toBe(words.join(' '))
        expect(splitName(fullName(splitName(line)))).toEqual(splitName(line))
      }),
    ))

  it('splits off a family name of one word after any first names', () => {
    const word = fc.stringMatching(/^[A-Za-zÇĞİÖŞÜçğıöşü]{1,12}$/)
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 4 }), word, (first, lastName) => {
        const name = { firstName: first.join(' '), lastName }
        expect(splitName(fullName(name))).toEqual(name)
      }),
    )
  })
})
