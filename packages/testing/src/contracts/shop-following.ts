import { type ShopId, shopId } from '@market/domain/kernel'
import type { ShopFollowing } from '@market/domain/shops'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface FollowingSubject {
  /** The gateway of a member who follows no shop. */
  readonly following: ShopFollowing
  readonly shops: readonly [ShopId, ShopId]
}

/** The behaviour required of every `ShopFollowing`. */
export const shopFollowingContract = (name: string, subject: () => Promise<FollowingSubject>): void => {
  describe(`ShopFollowing: ${name}`, () => {
    it('follows a shop once, newest first', async () => {
      const { following, shops } = await subject()
      const [one, other] = shops
      expect(await valueOf(following.follow(one))).toEqual({ followed: true })
      expect(await valueOf(following.follow(other))).toEqual({ followed: true })
      expect(await valueOf(following.follow(one))).toEqual({ followed: true })
      expect((await valueOf(following.followed())).map(({ id }) => id)).toEqual([other, one])
    })

    it('leaves a shop, and may do so twice', async () => {
      const { following, shops } = await subject()
      await valueOf(following.follow(shops[0]))
      expect(await valueOf(following.unfollow(shops[0]))).toEqual({ followed: false })
      expect(await valueOf(following.unfollow(shops[0]))).toEqual({ followed: false })
      expect(await valueOf(following.followed())).toEqual([])
    })

    it('finds no shop that there is not', async () => {
      const { following } = await subject()
      expect(await failureOf(following.follow(shopId(2_147_483_646)))).toMatchObject({ kind: 'not-found' })
    })
  })
}
