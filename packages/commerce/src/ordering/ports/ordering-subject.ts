import type { AwaitedTransfers } from './awaited-transfers.ts'
import type { Ordering } from './ordering.ts'
import type { StartedPayments } from '../../payment/ports/started-payments.ts'
import type { StockLine } from './stock.ts'

/** One message to the buyer of an order; `paid` as in the message. */
export interface Told {
  readonly by: 'mail' | 'notification'
  readonly news: 'confirmed' | 'awaits-transfer'
  readonly paid: boolean
}

/** The ports under test, with ways to fill their books and to read them. */
export interface OrderingSubject {
  readonly ports: Ordering & {
    readonly starts: StartedPayments
    readonly transfers: AwaitedTransfers
  }
  /** Gives its id. `discounted` are its units at a limited discount. */
  addProduct(product: {
    readonly stocks: Readonly<Record<string, number>>
    readonly discounted?: number
  }): Promise<number>
  /** Ends the product's discount, begins the next one with `units` units, and returns its number. */
  discountAgain(productId: number, units: number): Promise<number>
  /** Gives its id. */
  addMember(): Promise<string>
  /** About an order's number, mails first. */
  told(number: string): Promise<readonly Told[]>
  closeShop(productId: number): Promise<void>
  addGiftCode(code: { readonly balance: number; readonly singleUse: boolean }): Promise<string>
  /** Gives its id. */
  addCoupon(coupon: { readonly maxUses: number | null }): Promise<string>
  /** Orders that count against a coupon's limit. */
  couponUses(promotionId: string): Promise<number>
  addCart(cart: {
    readonly ownerId: string
    readonly lines?: readonly Omit<StockLine, 'discounted' | 'discountNumber'>[]
    readonly codeId?: string
  }): Promise<string>
  product(id: number): Promise<{
    readonly stocks: Readonly<Record<string, number>>
    readonly discounted: number | null
    readonly sold: number
  }>
  balance(codeId: string): Promise<number>
  order(id: string): Promise<{ readonly status: string; readonly held: boolean }>
  payment(id: string): Promise<{ readonly status: string; readonly settled: boolean; readonly givenUp: boolean }>
  /** A payment's data from its start at the bank. */
  started(id: string): Promise<{ readonly reference: string | null; readonly link: string | null }>
  /** The owner's active cart. */
  cart(ownerId: string): Promise<{ readonly revision: number; readonly quantities: readonly number[] }>
}
