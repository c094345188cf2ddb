import { type ShopId, succeed } from '@market/domain/kernel'
import type { ShopCard, ShopFollowing } from '@market/domain/shops'
import { notFound } from '../kernel/failing.ts'

/** The shops one member follows. */
export const memoryFollowing = (shops: readonly ShopCard[]): ShopFollowing => {
  let followed: readonly ShopId[] = []
  const find = (id: ShopId) => shops.find((shop) => shop.id === id)
  return {
    followed: async () => succeed(followed.flatMap((id) => find(id) ?? [])),
    async follow(id) {
      if (!find(id)) return notFound('Mağaza bulunamadı.')
      if (!followed.includes(id)) followed = [id, ...followed]
      return succeed({ followed: true })
    },
    async unfollow(id) {
      if (!find(id)) return notFound('Mağaza bulunamadı.')
      followed = followed.filter((other) => other !== id)
      return succeed({ followed: false })
    },
  }
}
