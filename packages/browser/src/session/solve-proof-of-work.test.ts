import '@market/testing/property-seed'
import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sha256 } from './sha256.ts'
import { solveProofOfWork } from './solve-proof-of-work.ts'

const hex = (words: Int32Array) => Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')

it('hashes as everyone else does, whatever the length', () =>
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(hex(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'))
    }),
  ))

it('finds a number whose hash begins with the zero bits that are asked', async () => {
  let breaths = 0
  const solution = await solveProofOfWork({ challenge: 'deneme.1.imza', difficulty: 12 }, async () => {
    breaths += 1
  })
  const [challenge, number] = solution.split(':')
  expect([challenge, Number.isInteger(Number(number))]).toEqual(['deneme.1.imza', true])
  expect(createHash('sha256').update(solution).digest('hex')).toMatch(/^000/)
  expect(breaths).toBe(Math.floor(Number(number) / 1000))
})
