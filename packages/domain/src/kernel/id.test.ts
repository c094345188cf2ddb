import { hostileText } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { numberedId, textualId } from './id.ts'

const shelfId = numberedId('ShelfId')
const labelId = textualId('LabelId')

describe('numberedId', () => {
  it.each([0, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('makes none of %s', (value) => {
    expect(() => shelfId(value)).toThrow('not a ShelfId')
  })

  it('is its number', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (value) => shelfId(value) === value))
  })
})

describe('textualId', () => {
  it('is its text, and never the empty one', () => {
    expect(() => labelId('')).toThrow('not a LabelId')
    fc.assert(fc.property(hostileText, (text) => text === '' || labelId(text) === text))
  })
})
