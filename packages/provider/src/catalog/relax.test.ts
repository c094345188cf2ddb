import { kurus, type QueryUnderstanding } from '@market/domain'
import { describe, expect, it } from 'vitest'
import { relax } from './relax.ts'

const word = (text: string) => ({ text, forms: [text] })
const asked = { q: '', literal: [] }
const price = {
  text: '25000 tl altı',
  label: 'En fazla 25.000 TL',
  filter: { kind: 'price', price: { max: kurus(2_500_000) } },
  words: [],
  without: asked,
} as const
const women = {
  text: 'kadın',
  label: 'Kadın',
  filter: { kind: 'people', words: ['kadin'], others: ['erkek'], only: false },
  words: [word('kadin')],
  without: asked,
} as const
const leftOut = (understanding: QueryUnderstanding) =>
  relax(understanding, [], () => true)
    .map((relaxed) => relaxed.leftOut)
    .filter((texts) => texts.length > 0)

describe('a query that finds nothing', () => {
  it('gives up every word before the price', () => {
    const order = leftOut({ words: [word('hafif'), word('ince'), word('laptop')], parts: [price] })
    const withPrice = order.findIndex((texts) => texts.includes(price.text))
    expect(order.slice(0, withPrice)).toEqual([['hafif'], ['ince']])
  })

  it('gives up the colour and other words before whom it is for', () => {
    const order = leftOut({ words: [word('mavi'), word('kot'), word('ceket')], parts: [women] })
    expect(order.slice(0, 3)).toEqual([['mavi'], ['kot'], ['kadın']])
  })
})
