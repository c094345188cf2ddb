import type { LimitedDiscount } from '@market/domain/line'
import type { Promotion } from '@market/domain/promotions'
import type { PaymentMethod } from '@market/domain/checkout'
import type { BookedPayment } from '../../payment/ports/payment-book.ts'
import type { Told } from '../ports/ordering-subject.ts'
import type { StockLine } from '../ports/stock.ts'

interface ProductRecord {
  /** Units by combination. */
  readonly stocks: Readonly<Record<string, number>>
  /** Null without a limited discount. */
  readonly discount: LimitedDiscount | null
  readonly price: number
  readonly originalPrice: number
  readonly sold: number
  readonly active: boolean
}
interface CodeRecord {
  readonly balance: number
  readonly singleUse: boolean
}
interface UseRecord {
  readonly codeId: string
  readonly amount: number
  readonly taken: number
  readonly returned: number
  readonly given: number
}
interface CouponRecord {
  readonly maxUses: number | null
  /** Uses of each mailbox. */
  readonly perBuyer: number
  readonly used: number
}
interface CouponUseRecord {
  readonly promotionIds: readonly string[]
  readonly returned: boolean
}
interface CartRecord {
  readonly ownerId: string
  readonly status: 'active' | 'ordered' | 'merged'
  readonly codeId: string | undefined
  readonly revision: number
  readonly lines: readonly Omit<StockLine, 'discounted' | 'discountNumber'>[]
}
interface OrderRecord {
  readonly number: string
  readonly cartId: string
  readonly userId: string | null
  readonly email: string
  readonly status: string
  readonly held: boolean
  /** Sum that promotions took off its goods, in kuruş. */
  readonly reduced: number
  readonly lines: readonly StockLine[]
}
interface PaymentRecord extends Omit<BookedPayment, 'id' | 'kind' | 'orderNumber' | 'ownerId' | 'held'> {
  readonly orderId: string
  readonly method: PaymentMethod
  readonly installment: number
  /** The bank's reference; null before the bank has started the payment. */
  readonly reference: string | null
  readonly link: string | null
}

/** A shop's tables in memory. Records are replaced, never changed, so that a copy of the maps is a copy of all. */
export interface Books {
  readonly products: Map<number, ProductRecord>
  readonly codes: Map<string, CodeRecord>
  /** Uses of the gift code by order id. */
  readonly uses: Map<string, UseRecord>
  /** Promotions in force for all goods; every buyer has collected the coupons. */
  readonly promotions: Map<string, Promotion>
  /** Coupons by promotion id. */
  readonly coupons: Map<string, CouponRecord>
  /** Uses of coupons by order id. */
  readonly couponUses: Map<string, CouponUseRecord>
  readonly carts: Map<string, CartRecord>
  readonly orders: Map<string, OrderRecord>
  readonly payments: Map<string, PaymentRecord>
  /** Booked bank transfers: the payment id by the bank's reference. */
  readonly transfers: Map<string, string>
  /** Messages to buyers, by order number. */
  readonly told: Map<string, readonly Told[]>
}

export const emptyBooks = (): Books => ({
  products: new Map(),
  codes: new Map(),
  uses: new Map(),
  promotions: new Map(),
  coupons: new Map(),
  couponUses: new Map(),
  carts: new Map(),
  orders: new Map(),
  payments: new Map(),
  transfers: new Map(),
  told: new Map(),
})

/** Runs work as a transaction: changes of work that is not `ok` are undone. */
export async function transactBooks<Done extends { readonly ok: boolean }>(
  books: Books,
  work: () => Promise<Done>,
): Promise<Done> {
  const before = Object.entries(books).map(([name, table]) => [name, new Map(table)] as const)
  const done = await work()
  if (!done.ok)
    for (const [name, table] of before) {
      const now: Map<unknown, unknown> = books[name as keyof Books]
      now.clear()
      for (const [key, record] of table) now.set(key, record)
    }
  return done
}

/** Ends a product's limited discount and begins the next one with `units` units. Returns its number. */
export function beginDiscount({ products }: Books, productId: number, units: number): number {
  const number = (recordOf(products, productId).discount?.number ?? 0) + 1
  change(products, productId, { discount: { number, left: units, original: units } })
  return number
}

/** Throws for a record that is not there, as a query for exactly one does. */
export function recordOf<Key, Value>(table: ReadonlyMap<Key, Value>, key: Key): Value {
  const found = table.get(key)
  if (found === undefined) throw new Error(`no record ${String(key)}`)
  return found
}

export function change<Key, Value>(table: Map<Key, Value>, key: Key, to: Partial<Value>): void {
  table.set(key, { ...recordOf(table, key), ...to })
}
