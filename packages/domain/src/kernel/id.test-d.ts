import { expectTypeOf } from 'vitest'
import {
  addressId,
  type AddressId,
  type ListSlug,
  type OrderId,
  orderId,
  paymentId,
  type PaymentId,
  type ProductId,
  productId,
  shopId,
  type ShopId,
} from './ids.ts'
import type { CardToken } from '../checkout/card-tokenizer.ts'
import type { Money } from '../money/money.ts'
import type { OrderGateway } from '../orders/order-gateway.ts'
import type { ShopDirectory } from '../shops/shop-directory.ts'

// Must not compile: ids of two kinds mixed, and plain values in place of ids.
interface Branded {
  readonly product: ProductId
  readonly shop: ShopId
  readonly order: OrderId
  readonly address: AddressId
  readonly payment: PaymentId
  readonly token: CardToken
  readonly list: ListSlug
  readonly amount: Money
}
type TakenFor<Name extends keyof Branded> = {
  [Other in Exclude<keyof Branded, Name>]: Branded[Name] extends Branded[Other] ? `${Name} passes as ${Other}` : never
}[Exclude<keyof Branded, Name>]
type MadeOf<Bare> = { [Name in keyof Branded]: Bare extends Branded[Name] ? `a bare one passes as ${Name}` : never }

expectTypeOf<{ [Name in keyof Branded]: TakenFor<Name> }[keyof Branded]>().toEqualTypeOf<never>()
expectTypeOf<MadeOf<number>[keyof Branded]>().toEqualTypeOf<never>()
expectTypeOf<MadeOf<string>[keyof Branded]>().toEqualTypeOf<never>()

declare const orders: OrderGateway
declare const shops: ShopDirectory
void orders.one(orderId('GV-1'))
// @ts-expect-error an address is no order
void orders.one(addressId('a1'))
// @ts-expect-error a payment is no order
void orders.track(paymentId('p1'))
// @ts-expect-error a text is no order before its maker took it
void orders.one('GV-1')
void shops.tag(shopId(1))
// @ts-expect-error a product is no shop
void shops.tag(productId(1))
// @ts-expect-error a number is no shop
void shops.tag(1)
// @ts-expect-error a card's number is no token
export const token: CardToken = '4000000000000002'
