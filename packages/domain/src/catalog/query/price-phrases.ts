import { formatPrice } from '../../money/format-price.ts'
import { kurus, type Money } from '../../money/money.ts'
import { parsePrice } from '../../money/parse-price.ts'
import type { PriceRange } from '../listing-filters.ts'
import type { Phrase } from './phrase.ts'

const amount = String.raw`(\d[\d.,]*)( bin)?`
const currency = '(?:tl|lira|try|₺)(?: ?(?:lik|ya|ye|yi|nin|dan|den|da|de|si))?'
const below = '(?:alti|altinda|altindaki)'
const above = '(?:ustu|ustunde|ustundeki|uzeri|uzerinde|uzerindeki)'
/** Words that follow a price only if it has its currency: `6 kadar` may mean anything. */
const belowPrice = `(?:${below}|kadar|ucuz|daha ucuz|az|daha az|asagi|asagisi)`
const abovePrice = `(?:${above}|fazla|daha fazla|pahali|daha pahali|yukari|yukarisi)`

/** A price without a qualifying word (`1000 TL elbise`) means this fraction below and above it. */
const around = 0.2

const short = (price: Money) => formatPrice(price).replace(',00', '')
function labelOf({ min, max }: PriceRange): string {
  if (min === undefined) return max === undefined ? '' : `En fazla ${short(max)}`
  return max === undefined ? `En az ${short(min)}` : `${short(min).replace(' TL', '')}–${short(max)}`
}

const price = (pattern: string, rangeOf: (first: Money, second: Money) => PriceRange): Phrase => ({
  pattern,
  read: ([first = '', firstBin, second = first, secondBin = firstBin]) => {
    const [one, other] = [moneyOf(first, firstBin), moneyOf(second, secondBin)]
    if (one === undefined || other === undefined) return undefined
    const range = rangeOf(one, other)
    return { filter: { kind: 'price', price: range }, label: labelOf(range) }
  },
})

/** Two numbers without a dash are prices if the lower one is at least this, in kuruş. */
const leastPrice = kurus(5_000)

/** The highest amount, in kuruş, that is read as a price. */
const maxPrice = 1_000_000_000_00
function moneyOf(text: string, bin: string | undefined): Money | undefined {
  const money = parsePrice(text)
  const meant = money === undefined || bin === undefined ? money : kurus(Math.min(money, maxPrice) * 1000)
  return meant !== undefined && meant <= maxPrice ? meant : undefined
}

const between = (first: Money, second: Money) => ({
  min: kurus(Math.min(first, second)),
  max: kurus(Math.max(first, second)),
})
const near = (middle: Money) => ({
  min: kurus(Math.round(middle * (1 - around))),
  max: kurus(Math.round(middle * (1 + around))),
})

/** Phrases for prices; a longer phrase comes before those that are part of it. */
export const pricePhrases: readonly Phrase[] = [
  price(
    `${amount}(?: ${currency})?(?: -| ile| ila| ve)? ${amount}(?: ${currency})? (?:arasi|arasinda|arasindaki|araliginda)`,
    between,
  ),
  price(`${amount}(?: ${currency} -| ${currency} ile| ${currency}| -| ile| ila) ${amount} ${currency}`, between),
  {
    ...price(`${amount} ${amount} ${currency}`, between),
    read: (groups) => {
      const range = price('', between).read(groups)
      const { min, max } = range?.filter.kind === 'price' ? range.filter.price : {}
      // `iphone 13 500 tl` names a model and a price.
      return min !== undefined && max !== undefined && min >= leastPrice && max <= min * 5 ? range : undefined
    },
  },
  price(`(?:en fazla|en cok|maksimum|max|maks) ${amount} ${currency}`, (max) => ({ max })),
  price(`(?:en az|minimum|min) ${amount} ${currency}`, (min) => ({ min })),
  price(`${amount} ${currency} ${belowPrice}`, (max) => ({ max })),
  price(`${amount} ${currency} ${abovePrice}`, (min) => ({ min })),
  price(`${amount} ${below}`, (max) => ({ max })),
  price(`${amount} ${above}`, (min) => ({ min })),
  price(`${below} ${amount} ${currency}`, (max) => ({ max })),
  price(`${above} ${amount} ${currency}`, (min) => ({ min })),
  price(`${amount} ${currency}(?: (?:civari|civarinda|civarindaki|gibi|dolayinda|dolaylarinda|bandinda))?`, near),
  price(`₺ ${amount} ${below}`, (max) => ({ max })),
  price(`₺ ${amount} ${above}`, (min) => ({ min })),
  price(`₺ ${amount}`, near),
]
