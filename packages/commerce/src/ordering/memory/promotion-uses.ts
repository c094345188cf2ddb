import { emailKey } from '../../session/email-key.ts'
import type { PromotionUses } from '../ports/promotion-uses.ts'
import { type Books, change, recordOf } from './books.ts'

/** Whether a mailbox may use a coupon. The use of the order called `except` counts as unused. */
export function mayUse(
  { coupons, couponUses, orders }: Pick<Books, 'coupons' | 'couponUses' | 'orders'>,
  id: string,
  { email, except }: { readonly email: string; readonly except: readonly string[] },
): boolean {
  const { maxUses, perBuyer } = recordOf(coupons, id)
  const uses = [...couponUses]
    .filter(([orderId, use]) => !use.returned && use.promotionIds.includes(id) && !except.includes(orderId))
    .map(([orderId]) => recordOf(orders, orderId).email)
  const own = uses.filter((other) => emailKey(other) === emailKey(email))
  return (maxUses === null || uses.length < maxUses) && own.length < perBuyer
}

export function memoryPromotionUses(books: Pick<Books, 'coupons' | 'couponUses' | 'orders'>): PromotionUses {
  const { coupons, couponUses, orders } = books
  const count = (ids: readonly string[], by: number) => {
    for (const id of ids) change(coupons, id, { used: recordOf(coupons, id).used + by })
  }
  return {
    lockOfCart: async () => undefined,
    async write({ orderId, promotionIds }) {
      const used = promotionIds.filter((id) => coupons.has(id))
      const { email } = recordOf(orders, orderId)
      if (!used.every((id) => mayUse(books, id, { email, except: [] })))
        throw new Error('a coupon was used without its lock')
      count(used, 1)
      if (used.length > 0) couponUses.set(orderId, { promotionIds: used, returned: false })
    },
    async giveBack(orderId) {
      const use = couponUses.get(orderId)
      if (!use || use.returned) return
      count(use.promotionIds, -1)
      change(couponUses, orderId, { returned: true })
    },
    async useAgain(orderId) {
      const use = couponUses.get(orderId)
      if (!use?.returned) return true
      const { email } = recordOf(orders, orderId)
      if (!use.promotionIds.every((id) => mayUse(books, id, { email, except: [] }))) return false
      count(use.promotionIds, 1)
      change(couponUses, orderId, { returned: false })
      return true
    },
  }
}
