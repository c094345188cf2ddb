import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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

describe('near words', () => {
  it('are those one typo away', () => {
    const near = nearWords('masa')
    for (const typo of ['msa', 'maasa', 'mssa', 'amsa', 'masal', 'kmasa']) expect(near, typo).toContain(typo)
    for (const other of ['masa', 'kasap', 'ma', 'saam']) expect(near, other).not.toContain(other)
  })

  it('are near from both sides', () => {
    const word = fc.stringMatching(/^[a-z]{1,8}$/)
    fc.assert(
      fc.property(word, (one) => nearWords(one).every((other) => other === '' || nearWords(other).includes(one))),
      {
        numRuns: 20,
      },
    )
  })
})
