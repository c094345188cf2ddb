import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nearWords } from './near-words.ts'

it('finds a letter missing, doubled up, wrong or swapped', () => {
  const near = nearWords('elbse')
  for (const meant of ['elbise', 'elbe', 'elbss', 'eblse']) expect(near).toContain(meant)
  expect(near).not.toContain('elbse')
})

it('never makes half a letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 8 }), (word) => {
      expect(nearWords(word).every((near) => near.isWellFormed())).toBe(true)
    }),
    { numRuns: 50 },
  )
  expect(nearWords('¹ĳ𐀀').every((near) => near.isWellFormed())).toBe(true)
})
