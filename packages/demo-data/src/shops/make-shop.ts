import { slugify } from '@market/domain/text'
import { tints } from '@market/pictures'
import { randomOf } from '../random.ts'
import { companyName, districtsOf, shopFirst, shopStreets } from './shop-words.ts'
import { tradeOf } from './shops-of-department.ts'
import { shopTrades } from './shop-trades.ts'

export interface SeedShop {
  readonly id: number
  readonly slug: string
  readonly name: string
  /** The company's legal name, which differs from the shop's name. */
  readonly legal_name: string
  readonly description: string
  readonly logo: string
  readonly city: string
  readonly district: string
  readonly street: string
  readonly phone: string
  readonly mersis: string
  readonly kep: string
  readonly tax_number: string
  readonly rating: number
  readonly rating_count: number
  readonly cargo_price: number
  readonly free_cargo_over: number | null
  readonly prepare_days: number
  readonly joined_at: Date
}

/** A fictional shop: its MERSİS, KEP, tax and telephone numbers are generated test values of a valid form. */
export function makeShop(id: number, now: Date): SeedShop {
  const random = randomOf('shop', id)
  const trade = tradeOf(id)
  // Index among the shops of its trade, so that no two of a trade start with the same word.
  const [trades, firsts] = [shopTrades().length, shopFirst()]
  const turn = Math.floor((id - 1) / trades)
  const first = firsts[(turn * 7 + ((id - 1) % trades) * 3) % firsts.length] ?? ''
  const second = trade.signs[turn % trade.signs.length] ?? ''
  const name = `${first} ${second}`
  const slug = slugify(name)
  const tax = taxNumber(String(random.whole(100_000_000, 999_999_999)))
  const { province: city, district } = random.pick(districtsOf())
  return {
    id,
    slug,
    name,
    legal_name: `${companyName(id - 1)}${random.chance(0.3) ? ` ${city}` : ''} ${trade.company} ${random.pick(companyForms)}`,
    description: trade.about.replace('{city}', city),
    logo: `${trade.drawing}.${random.pick(tints)}.${random.pick(signTones)}.front`,
    city,
    district,
    mersis: `0${tax}${String(random.whole(1, 99_999)).padStart(5, '0')}`,
    kep: `${slug}@hs00.ornek.kep.tr`,
    tax_number: tax,
    rating: random.whole(74, 99) / 10,
    rating_count: Math.floor(40 * 250 ** random.next()),
    cargo_price: random.pick(cargoPrices[trade.parcels ?? 'usual']),
    free_cargo_over: random.chance(0.75) ? random.pick([25_000, 30_000, 50_000, 75_000]) : null,
    prepare_days: random.pick([1, 1, 1, 2, 2, 3]),
    joined_at: new Date(now.getTime() - random.whole(60, 2400) * 86_400_000),
    street: `${random.pick(shopStreets())} No: ${random.whole(1, 120)}`,
    phone: `0850 000 ${Math.floor(id / 100) + 10} ${String(id % 100).padStart(2, '0')}`,
  }
}

/** Kuruş; five each, so that a shop's other values do not depend on its trade. */
const cargoPrices = {
  small: [1490, 1790, 1990, 2290, 2490],
  usual: [3990, 4490, 4990, 5490, 5990],
} as const
const signTones = ['natural', 'natural', 'navy', 'burgundy', 'brown', 'black']
const companyForms = [
  'Sanayi ve Ticaret Limited Şirketi',
  'Ticaret Limited Şirketi',
  'Sanayi ve Ticaret Anonim Şirketi',
]

/** Nine digits and their published check digit (rules.md V8). */
function taxNumber(nine: string): string {
  const sum = Array.from(nine, Number).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10
    return total + (shifted === 9 ? 9 : (shifted * 2 ** (9 - index)) % 9)
  }, 0)
  return nine + String((10 - (sum % 10)) % 10)
}
