import { kurus } from '@market/domain/money'
import type { Checkout } from '../ports/checkout.ts'
import type { Ordering } from '../ports/ordering.ts'
import { type Books, recordOf } from './books.ts'
import { memoryGiftCodes } from './gift-code-spending.ts'
import { memoryOpenOrders } from './open-orders.ts'
import { memoryOrderNews } from './order-news.ts'
import { memoryOrders } from './orders.ts'
import { mayUse, memoryPromotionUses } from './promotion-uses.ts'
import { sampleFacts, sampleItem } from './sample-draft.ts'
import { memoryStock } from './stock.ts'

export const memoryOrdering = (books: Books): Ordering => ({
  giftCodes: memoryGiftCodes(books),
  promotions: memoryPromotionUses(books),
  openOrders: memoryOpenOrders(books),
  stock: memoryStock(books),
  orders: memoryOrders(books),
  checkout: memoryCheckout(books),
  news: memoryOrderNews(books),
})

/** Prices a cart as the shop does: units that its own open order holds count as available (`ownUnits`). */
const memoryCheckout = (books: Books): Checkout => ({
  async read({ ownerId, guestEmail }) {
    const { products, codes, carts, orders, uses } = books
    const email = guestEmail ?? 'elif@ornek.test'
    const [cartId = '', cart] = [...carts].find(([, one]) => one.ownerId === ownerId && one.status === 'active') ?? []
    const open = [...orders].filter(([, order]) => order.cartId === cartId && order.status === 'awaiting_payment')
    const items = (cart?.lines ?? []).map(({ productId, combination, quantity }) => {
      const { stocks, discount, price, originalPrice, active } = recordOf(products, productId)
      const own = open.flatMap(([, { lines }]) => lines).filter((line) => line.productId === productId)
      const units = own.filter((line) => line.combination === combination).reduce((sum, line) => sum + line.quantity, 0)
      const discounted = own
        .filter((line) => line.discountNumber === discount?.number)
        .reduce((sum, line) => sum + line.discounted, 0)
      return sampleItem({
        productId,
        attrId: combination,
        quantity,
        stock: (stocks[combination] ?? 0) + units,
        active,
        singlePrice: kurus(price),
        originalPrice: kurus(originalPrice),
        discount: discount && {
          maxQuantity: discount.left + discounted,
          originalQuantity: discount.original,
          number: discount.number,
        },
      })
    })
    const codeId = cart?.codeId
    const inOpenOrders = open.reduce((sum, [id]) => {
      const use = uses.get(id)
      return use && use.codeId === codeId ? sum + use.taken - use.returned : sum
    }, 0)
    const giftCode =
      codeId === undefined ? undefined : { id: codeId, amount: recordOf(codes, codeId).balance + inOpenOrders }
    const except = open.map(([id]) => id)
    const promotions = [...books.promotions.values()].filter(
      ({ id, coupon }) => !coupon || mayUse(books, id, { email, except }),
    )
    return sampleFacts({
      cartId,
      items,
      revision: cart?.revision ?? 0,
      promotions,
      email,
      ...(giftCode && { giftCode }),
    })
  },
  plans: async () => new Map(),
  limits: async () => ({ unpaid: 5, cash: 3, cashTotal: kurus(1_000_000) }),
  contract: async () => ({ version: 'sözleşme', documents: [] }),
})
