import type { PromotionUses } from '../ports/promotion-uses.ts'
import { type Books, change, recordOf } from './books.ts'

export function memoryPromotionUses({ coupons, couponUses }: Pick<Books, 'coupons' | 'couponUses'>): PromotionUses {
  const count = (ids: readonly string[], by: number) => {
    for (const id of ids) change(coupons, id, { used: recordOf(coupons, id).used + by })
  }
  const isUsedUp = (id: string) => {
    const { maxUses, used } = recordOf(coupons, id)
    return maxUses !== null && used >= maxUses
  }
  return {
    lockOfCart: async () => undefined,
    async write({ orderId, promotionIds }) {
      const used = promotionIds.filter((id) => coupons.has(id))
      if (used.some(isUsedUp)) throw new Error('a coupon was used without its lock')
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
      if (use.promotionIds.some(isUsedUp)) return false
      count(use.promotionIds, 1)
      change(couponUses, orderId, { returned: false })
      return true
    },
  }
}
