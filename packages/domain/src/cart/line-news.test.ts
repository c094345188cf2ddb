import { expect, it } from 'vitest'
import { aCartItem } from '@market/testing'
import { kurus } from '../money/money.ts'
import { lineNews } from './line-news.ts'

const price = kurus(10_000)

it.each([
  ['cheaper', { oldPrice: kurus(12_000) }, { cheaperBy: 2_000, dearerBy: null, left: null }],
  ['dearer', { oldPrice: kurus(8_500) }, { cheaperBy: null, dearerBy: 1_500, left: null }],
  ['the last five', { stock: 5 }, { cheaperBy: null, dearerBy: null, left: 5 }],
  ['six are enough', { stock: 6 }, { cheaperBy: null, dearerBy: null, left: null }],
  [
    'nothing of what is sold out',
    { stock: 0, oldPrice: kurus(12_000) },
    { cheaperBy: null, dearerBy: null, left: null },
  ],
  ['nothing of what is off sale', { active: false, stock: 2 }, { cheaperBy: null, dearerBy: null, left: null }],
])('tells %s', (_, given, told) => {
  expect(lineNews(aCartItem({ singlePrice: price, stock: 20, ...given }))).toEqual(told)
})
