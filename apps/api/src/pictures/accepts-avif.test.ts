import { expect, it } from 'vitest'
import { acceptsAvif } from './accepts-avif.ts'

it.each(['image/avif', 'image/avif,image/webp,*/*;q=0.8', 'text/html, IMAGE/AVIF ;q=0.5', 'image/avif;q=0.001'])(
  'takes AVIF: %s',
  (accept) => expect(acceptsAvif(accept)).toBe(true),
)

it.each([undefined, '', '*/*', 'image/*', 'image/webp', 'image/avif;q=0', 'image/avif; q=0.000', 'image/avifx'])(
  'does not take AVIF: %s',
  (accept) => expect(acceptsAvif(accept)).toBe(false),
)

it('reads a long header in no time', () => {
  expect(acceptsAvif(`${'a;'.repeat(50_000)}q=0.${'0'.repeat(50_000)}x`)).toBe(false)
})
