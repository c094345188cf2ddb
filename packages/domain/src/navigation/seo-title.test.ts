import { hostileText, longTexts } from '@market/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { metaTitle } from './meta-title.ts'
import { seoTitle } from './seo-title.ts'

describe('U6 seoTitle', () => {
  it.each([
    ['Kısa ad', 'Kısa ad'],
    ['  Kısa ad ', 'Kısa ad'],
    ['', ''],
    ['Kablosuz Kulaküstü Kulaklık ANC 40 Saat Mürekkep Rengi', 'Kablosuz Kulaküstü Kulaklık ANC 40 Saat'],
    ['a'.repeat(46), 'a'.repeat(46)],
    ['a'.repeat(60), 'a'.repeat(46)],
    [`${'a'.repeat(46)} b`, 'a'.repeat(46)],
    [`${'a'.repeat(31)} ${'b'.repeat(30)}`, 'a'.repeat(31)],
    [`${'a'.repeat(30)} ${'b'.repeat(30)}`, `${'a'.repeat(30)} ${'b'.repeat(15)}`],
    [`${'a'.repeat(44)}  ${'b'.repeat(30)}`, 'a'.repeat(44)],
    // A title that fits stays whole, wherever its last word begins.
    [`${'a'.repeat(35)} ${'b'.repeat(4)}`, `${'a'.repeat(35)} ${'b'.repeat(4)}`],
    [`${'a'.repeat(40)} ${'b'.repeat(5)}`, `${'a'.repeat(40)} ${'b'.repeat(5)}`],
    // A word that ends with the last letter stays, however it begins.
    [`${'a'.repeat(40)} ${'b'.repeat(5)} c`, `${'a'.repeat(40)} ${'b'.repeat(5)}`],
    [`${'a'.repeat(40)} ${'b'.repeat(4)}  c`, `${'a'.repeat(40)} ${'b'.repeat(4)}`],
    ['🎁'.repeat(50), '🎁'.repeat(46)],
    [`${'🎁'.repeat(31)} ${'🎁'.repeat(30)}`, '🎁'.repeat(31)],
  ])('of %j is %j', (text, title) => expect(seoTitle(text)).toBe(title))
  it('is never longer than 46 letters, starts as the text does and stays as it is', () =>
    fc.assert(
      fc.property(
        fc.oneof(hostileText, fc.string({ unit: fc.constantFrom('a', 'ş', ' ', '🎁'), maxLength: 90 })),
        (text) => {
          const title = seoTitle(text)
          const letters = Array.from(text.trim())
          expect(Array.from(title).length).toBeLessThanOrEqual(46)
          expect(letters.slice(0, Array.from(title).length).join('')).toBe(title)
          expect(seoTitle(title)).toBe(title)
          if (letters.length > 46) expect(Array.from(title).length).toBeGreaterThan(30)
        },
      ),
    ))
  it('answers to long texts', () => {
    for (const text of longTexts) expect(Array.from(seoTitle(text)).length).toBeLessThanOrEqual(46)
  })
})

describe('U6 metaTitle', () => {
  const of = (id: number, categoryIds: readonly number[] = [1]) => metaTitle({ id, name: 'Klavi Defter', categoryIds })
  it('picks the variant by the last digit of the id', () => {
    const titles = Array.from({ length: 10 }, (_, digit) => of(digit).title)
    expect(new Set(titles).size).toBe(4)
    for (const [digit, title] of titles.entries()) {
      expect(title).toBe(titles[digit % 4])
      expect(title).toContain('Klavi Defter')
      expect(of(120 + digit).title).toBe(title)
    }
  })
  it('describes books apart', () => {
    expect(of(1, [6, 15, 1501]).description).toContain('Klavi Defter kitabını')
    expect(of(1, [1, 150]).description).not.toContain('kitabını')
    expect(of(1, [6, 15]).title).toBe(of(1).title)
  })
  it('cuts the name in the title, not in the description', () => {
    const { title, description } = metaTitle({ id: 1, name: 'a'.repeat(80), categoryIds: [] })
    expect(title).toContain('a'.repeat(46))
    expect(title).not.toContain('a'.repeat(47))
    expect(description).toContain('a'.repeat(80))
  })
})
