import type { AddressId } from '../account/address-id.ts'
import { type ProductId, productId } from '../catalog/product-id.ts'
import type { CardToken } from '../checkout/card-tokenizer.ts'
import { kurus, type Money } from '../money/money.ts'
import type { OrderId } from '../orders/order-id.ts'
import { type ShopId, shopId } from '../shops/shop-id.ts'

// What must not compile: ids of two kinds mixed, and values that no maker made.
export const product: ProductId = productId(1)
// @ts-expect-error a number is no id
export const bare: ProductId = 1
// @ts-expect-error a shop is no product
export const mixed: ProductId = shopId(1)
// @ts-expect-error a product is no shop
export const mixedBack: ShopId = product
// @ts-expect-error an amount is no id
export const amount: ProductId = kurus(1)
// @ts-expect-error an id is no amount
export const money: Money = product

declare const order: OrderId
// @ts-expect-error an order is no address
export const address: AddressId = order
// @ts-expect-error a card's number is no token
export const token: CardToken = '4000000000000002'
