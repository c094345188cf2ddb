import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { commentThemes } from './comment-theme.ts'
import { countThemes, saysWords, themesOf, themeWords } from './comment-themes.ts'

describe('what comments speak of', () => {
  it.each([
    ['Kargo iki günde geldi, paketi sağlamdı.', ['delivery', 'packing', 'quality']],
    ['FİYATINA GÖRE İDARE EDER', ['price']],
    ['Kalıbı dar, bir beden büyük alın.', ['fit']],
    ['Sarji cabuk bitiyor', ['battery']],
    ['Tatilde kullandık, pilavı güzel pişiriyor.', []],
    ['', []],
  ])('%s', (text, themes) => expect(themesOf(text)).toEqual(themes))

  it('counts a comment once for a theme, most first', () => {
    expect(countThemes(['Kargo, kargo, kargo!', 'Kargo hızlı, fiyat iyi.', 'Fiyat', 'Fiyatı yüksek'])).toEqual([
      { theme: 'price', count: 3 },
      { theme: 'delivery', count: 2 },
    ])
  })

  it('counts a theme for its own words, and what is counted is found again', () => {
    for (const theme of commentThemes)
      for (const word of themeWords[theme]) expect(themesOf(`Bence ${word} iyi.`)).toContain(theme)
    const text = fc.array(fc.constantFrom('kargo', 'fiyatı', 'güzel', 'Beden', 'renkli', 've'), { maxLength: 6 })
    fc.assert(
      fc.property(fc.array(text, { maxLength: 8 }), (made) => {
        const texts = made.map((words) => words.join(' '))
        for (const { theme, count } of countThemes(texts)) {
          expect(texts.filter((one) => themesOf(one).includes(theme))).toHaveLength(count)
          expect(count).toBeGreaterThan(0)
        }
      }),
    )
  })
})

describe('T4 words looked for in comments', () => {
  it('begin words, all of them, however they are spelled', () => {
    expect(saysWords('Kumaşı yumuşak, kalıbı tam.', 'KUMAS yumu')).toBe(true)
    expect(saysWords('Kumaşı yumuşak, kalıbı tam.', 'kumaş sert')).toBe(false)
    expect(saysWords('Kumaşı yumuşak', 'maşı')).toBe(false)
    expect(saysWords('Kumaşı yumuşak', ' . ')).toBe(true)
  })
})
