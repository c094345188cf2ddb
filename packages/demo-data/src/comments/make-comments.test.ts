import { lowerTr } from '@market/domain/text'
import { findCategoryById, pathTo } from '@market/domain/catalog'
import { describe, expect, it } from 'vitest'
import { makeProduct } from '../products/make-product.ts'
import { leafVocabulary } from '../vocabulary/index.ts'
import { aspectsOf } from './aspects.ts'

const now = new Date('2026-11-21T08:00:00Z')
const products = Array.from({ length: 2000 }, (_, index) => makeProduct(index + 1, now)).map((made) => ({
  ...made,
  path: pathTo(findCategoryById(made.product.category_id)?.slug ?? '').map(({ slug }) => slug),
}))

describe('the comments of a product', () => {
  it('are as many as its ratings, star by star', () => {
    for (const { product, comments } of products) {
      const counts = [1, 2, 3, 4, 5].map((star) => comments.filter(({ rating }) => rating === star).length)
      expect(counts).toEqual(product.rating_counts)
      expect([product.comment_count, product.rating_count]).toEqual([comments.length, comments.length])
      const mean = comments.reduce((sum, { rating }) => sum + rating, 0) / Math.max(1, comments.length)
      expect(product.average).toBe(Math.round(mean * 10) / 10)
    }
    expect(products.some(({ comments }) => comments.length > 30)).toBe(true)
  })

  it('never say a sentence twice', () => {
    for (const { product, comments } of products) {
      const sentences = comments.flatMap(({ text }) =>
        lowerTr(text)
          .split(/(?<=[.!?])\s/)
          .map((one) => one.replace(/[.!]$/, '')),
      )
      expect(new Set(sentences).size, product.name).toBe(sentences.length)
    }
  })

  it('speak of a thing once in a comment', () => {
    const twice = products.flatMap(({ comments }) =>
      comments.flatMap(({ text }) => {
        const clauses = lowerTr(text)
          .split(/[,.!] ?/)
          .map((clause) => clause.replace(/^(\S+) d[ae] /, '$1 '))
          .filter((clause) => clause !== '')
        return new Set(clauses).size === clauses.length ? [] : [text]
      }),
    )
    expect(twice).toEqual([])
  })

  it('are of choices that the product has, written after it was there', () => {
    const wrong = products.flatMap(({ product, comments }) => {
      const variants = product.attributes.filter((one) => one.attribute_type === 'variant')
      return comments.filter(({ variant, created_at }) => {
        const bought = variant?.split(' · ') ?? []
        const known = variants.every(({ values }, axis) => values.some(({ name }) => name === bought[axis]))
        return !known || bought.length !== variants.length || created_at <= product.created_at || created_at >= now
      })
    })
    expect(wrong).toEqual([])
  })

  it.each([
    [/numara (aldım|giyiyorum)|bir numara|beden (aldım|istedim)/, ['elektronik', 'supermarket', 'ev-yasam']],
    [/yıkadım|ilk yıkamada|30 derece/, ['elektronik', 'kozmetik-saglik']],
    [
      /akord|levrek|Likya/,
      ['elektronik', 'giyim-aksesuar', 'kozmetik-saglik', 'anne-bebek', 'ev-yasam', 'supermarket'],
    ],
    [
      /(?<!\p{L})(tadı|tazeliği)/iu,
      ['giyim-aksesuar', 'ev-yasam', 'hobi-dunyasi', 'outdoor-spor', 'otomobil-motosiklet'],
    ],
    [/dermatolojik|hayvanlar üzerinde/, ['elektronik', 'giyim-aksesuar', 'ev-yasam', 'supermarket', 'hobi-dunyasi']],
    [/kurulumu|montajı/i, ['giyim-aksesuar', 'kozmetik-saglik', 'supermarket']],
  ])('never mention %s in departments where it is impossible', (words, departments) => {
    for (const { product, comments, path } of products) {
      const texts = [...comments.map(({ text }) => text), product.description]
      if (departments.includes(path[0] ?? '')) expect(texts.filter((text) => words.test(text))).toEqual([])
    }
  })

  it('do not mention washing or animal tests for products without them', () => {
    const dry = new Set('valiz kemer cuzdan gumus-taki altin-taki kol-saati spor-ayakkabi sapka-ve-bere'.split(' '))
    const devices = new Set('sac-kurutma-makinesi ates-olcer tiras-makinesi bandaj dis-fircasi'.split(' '))
    for (const { category, sentences } of leafVocabulary()) {
      if (dry.has(category)) expect(sentences.join(' ')).not.toMatch(/30 derece/)
      if (devices.has(category)) expect(sentences.join(' ')).not.toMatch(/hayvanlar|dermatolojik|formül/)
    }
  })
})

describe('aspects', () => {
  it('are nouns in the possessive, praised and complained of, for every leaf', () => {
    for (const { category: leaf, aspects: own } of leafVocabulary()) {
      const category = own ?? leaf
      const aspects = aspectsOf(category)
      expect(aspects.length, category).toBeGreaterThanOrEqual(5)
      expect(new Set(aspects.map(({ noun }) => noun)).size, category).toBe(aspects.length)
      for (const { noun, praise, complaint } of aspects) {
        expect(noun, category).toMatch(/[ıiuü]$/)
        expect([praise, complaint], noun).not.toContain('')
      }
    }
  })
})

it('repeat no sentence on one page with only the noun replaced', () => {
  const repeated = products.flatMap(({ product, comments, path }) => {
    const leaf = leafVocabulary().find(({ category }) => category === path.at(-1))
    const nouns = aspectsOf(leaf?.aspects ?? path.at(-1) ?? '').map(({ noun }) => lowerTr(noun))
    const frames = comments.slice(0, 20).flatMap(({ text }) =>
      lowerTr(text)
        .split(/(?<=[.!?])\s/)
        .flatMap((sentence) => {
          const noun = nouns.find((one) => sentence.includes(one))
          return noun && !sentence.startsWith(noun + ' ')
            ? [sentence.replace(new RegExp(`${noun}\\p{L}*`, 'u'), '…').replace(/[.!]$/, '')]
            : []
        }),
    )
    return frames.filter((frame, at) => frames.indexOf(frame) !== at).map((frame) => `${product.id}: ${frame}`)
  })
  expect(repeated.slice(0, 30), String(repeated.length)).toEqual([])
})
