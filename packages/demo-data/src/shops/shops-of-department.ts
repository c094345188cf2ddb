import { type ShopTrade, shopTrades } from './shop-trades.ts'

export const seedShops = 300

/** Trades take turns among the shops' numbers. */
export const tradeOf = (shop: number): ShopTrade => {
  const trades = shopTrades()
  const trade = trades[(shop - 1) % trades.length]
  if (!trade) throw new Error('no shop has a trade')
  return trade
}

const shops = Array.from({ length: seedShops }, (_, index) => index + 1)
const sellers = new Map<string, readonly number[]>()

/** Numbers of the shops that sell what is in a group of the category tree. */
export function shopsOfDepartment(group: string): readonly number[] {
  const known = sellers.get(group) ?? shops.filter((shop) => tradeOf(shop).departments.includes(group))
  sellers.set(group, known)
  return known
}
