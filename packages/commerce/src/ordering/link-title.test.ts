import { expect, test } from 'vitest'
import { linkTitle } from './link-title.ts'

const titleOf = (...names: readonly string[]) =>
  linkTitle({
    invoice: { firstName: 'Elif Nur', lastName: 'Şahin' },
    shops: names.map((name) => ({ items: [{ name }] })),
  } as unknown as Parameters<typeof linkTitle>[0])

test('names the buyer by first name and initial, and the goods', () => {
  expect(titleOf('Bal')).toBe('Elif Nur Ş. için: Bal')
  expect(titleOf('Bal', 'Çay', 'Vazo')).toBe('Elif Nur Ş. için: Bal ve 2 ürün daha')
})

test('is short enough for the bank', () => {
  expect([...titleOf('ç'.repeat(900))]).toHaveLength(200)
})
