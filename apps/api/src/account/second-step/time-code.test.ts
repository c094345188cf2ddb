import { expect, it } from 'vitest'
import { timeCode, turnOf } from './time-code.ts'

/** The key and, with eight digits, the codes of RFC 6238, appendix B. */
const key = Buffer.from('12345678901234567890')
const rfc = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const

it.each(rfc)('makes the code of RFC 6238 for second %i', (second, code) => {
  expect(timeCode(key, Math.floor(second / 30))).toBe(code.slice(2))
})

it('knows a code a turn early and a turn late, and no further', () => {
  const at = (turn: number) => ({ now: new Date(turn * 30_000), last: null })
  const code = timeCode(key, 1000)
  expect([998, 999, 1000, 1001, 1002].map((turn) => turnOf(key, code, at(turn)))).toEqual([
    undefined,
    1000,
    1000,
    1000,
    undefined,
  ])
})

it('refuses codes of a used time step and of earlier ones', () => {
  const now = new Date(1000 * 30_000)
  expect(turnOf(key, timeCode(key, 1000), { now, last: 1000 })).toBeUndefined()
  expect(turnOf(key, timeCode(key, 999), { now, last: 1000 })).toBeUndefined()
  expect(turnOf(key, timeCode(key, 1001), { now, last: 1000 })).toBe(1001)
})
