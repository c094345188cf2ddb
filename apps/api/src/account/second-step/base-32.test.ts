import { expect, it } from 'vitest'
import { base32 } from './base-32.ts'

it.each([
  ['', ''],
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('writes %j as RFC 4648 does, but for the padding', (text, written) => {
  expect(base32(Buffer.from(text))).toBe(written)
})
