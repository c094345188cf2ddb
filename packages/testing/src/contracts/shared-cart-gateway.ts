import {
  type CartGateway,
  cartShareDays,
  type LineRef,
  maxCartShares,
  type SharedCartGateway,
} from '@market/domain/cart'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface SharedCartSubject {
  /** The cart of a new member. */
  readonly cart: CartGateway
  readonly owner: SharedCartGateway
  readonly firstName: string
  /** The gateway of a visitor without an account. */
  readonly guest: Pick<SharedCartGateway, 'open'>
  /** Two existing products. */
  readonly item: LineRef
  readonly other: LineRef
}

/** The behaviour required of every `SharedCartGateway`. */
export const sharedCartGatewayContract = (name: string, subject: () => Promise<SharedCartSubject>): void => {
  const begun = async () => {
    const all = await subject()
    await valueOf(all.cart.add({ ...all.item, quantity: 2 }))
    await valueOf(all.cart.add({ ...all.other, quantity: 1 }))
    return all
  }
  const newest = async (shared: ReturnType<SharedCartGateway['share']>) => (await valueOf(shared))[0]

  describe(`SharedCartGateway: ${name}`, () => {
    it('shows the chosen lines as they were when shared, with the owner’s first name and the last day', async () => {
      const { cart, owner, guest, firstName, item, other } = await begun()
      await valueOf(cart.choose([other], false))
      const share = await newest(owner.share())
      expect(share).toMatchObject({ count: 1 })
      expect(Date.parse(share?.endsAt ?? '') - Date.parse(share?.createdAt ?? '')).toBe(cartShareDays * 86_400_000)
      await valueOf(cart.remove())
      const seen = await valueOf(guest.open(share?.token ?? ''))
      expect(seen).toMatchObject({ owner: firstName, endsAt: share?.endsAt })
      expect(seen.items.map(({ productId, attrId, quantity }) => ({ productId, attrId, quantity }))).toEqual([
        { ...item, quantity: 2 },
      ])
    })

    it('has an address for each sharing, which ends for good', async () => {
      const { owner, guest } = await begun()
      const first = (await newest(owner.share()))?.token ?? ''
      const second = (await newest(owner.share()))?.token ?? ''
      expect(second).not.toBe(first)
      expect(new Set((await valueOf(owner.mine())).map(({ token }) => token))).toEqual(new Set([first, second]))
      for (const left of [1, 1]) expect(await valueOf(owner.end(first))).toHaveLength(left)
      expect(await failureOf(guest.open(first))).toMatchObject({ kind: 'not-found' })
      expect((await valueOf(guest.open(second))).items).toHaveLength(2)
    })

    it('shares neither nothing nor more than may be open at once', async () => {
      const { cart, owner, item, other } = await begun()
      for (let at = 0; at < maxCartShares; at += 1) await valueOf(owner.share())
      expect(await failureOf(owner.share())).toMatchObject({ kind: 'refused', status: 409 })
      expect(await valueOf(owner.mine())).toHaveLength(maxCartShares)
      await valueOf(owner.end((await newest(owner.mine()))?.token ?? ''))
      await valueOf(cart.choose([item, other], false))
      expect(await failureOf(owner.share())).toMatchObject({ kind: 'refused', status: 409 })
    })

    it('finds no cart that there is not', async () => {
      const { guest } = await begun()
      expect(await failureOf(guest.open('boyle-bir-adres-yok'))).toMatchObject({ kind: 'not-found' })
    })
  })
}
