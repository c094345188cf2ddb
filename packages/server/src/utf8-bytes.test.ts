import { expect, it } from 'vitest'
import { utf8Bytes } from './utf8-bytes.ts'

const texts = [
  '',
  'Şişli’de güvercin',
  '🕊️ ücretsiz kargo',
  'a'.repeat(1_500_000),
  'half a pair: \ud83d',
  '\udd4a first',
]

it('encodes as every other encoder does, halves of pairs and texts longer than its scratch space too', () => {
  for (const text of texts) expect(Buffer.from(utf8Bytes(text)).equals(Buffer.from(text))).toBe(true)
})

it('leaves what it gave before alone', () => {
  const first = utf8Bytes('Ayşe')
  utf8Bytes('Oğuz')
  expect(Buffer.from(first).toString()).toBe('Ayşe')
})
