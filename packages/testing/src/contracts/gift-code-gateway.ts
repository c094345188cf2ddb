import type { Money } from '@market/domain/money'
import { type CartGateway, cartTotals, type GiftCodeGateway, type LineRef } from '@market/domain/cart'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface GiftCodeSubject {
  readonly gateway: GiftCodeGateway
  /** The cart of the same caller, empty. */
  readonly cart: CartGateway
  readonly product: LineRef
  /** A code valid for the cart, with its balance. */
  readonly code: string
  readonly amount: Money
  /** Good too, and worth something else. */
  readonly otherCode: string
}

/** The behaviour required of every `GiftCodeGateway`. */
export const giftCodeGatewayContract = (name: string, subject: () => Promise<GiftCodeSubject>): void => {
  const filled = async () => {
    const all = await subject()
    const before = await valueOf(all.cart.add({ ...all.product, quantity: 1 }))
    return { ...all, before }
  }

  describe(`GiftCodeGateway: ${name}`, () => {
    it('C2 takes its amount off the total, and gives it back', async () => {
      const { gateway, code, amount, before } = await filled()
      const applied = await valueOf(gateway.apply(code))
      expect(applied).toMatchObject({ giftCodeAmount: amount, showGiftCode: true })
      expect(cartTotals(applied).total).toBe(Math.max(0, cartTotals(before).total - amount))
      const removed = await valueOf(gateway.remove())
      expect(cartTotals(removed).total).toBe(cartTotals(before).total)
      expect(removed.revision).toBeGreaterThan(applied.revision)
    })

    it('holds one code: another takes its place, and none may be removed twice', async () => {
      const { gateway, cart, code, otherCode } = await filled()
      const one = await valueOf(gateway.apply(code))
      const other = await valueOf(gateway.apply(otherCode))
      expect(other.giftCodeAmount).not.toBe(one.giftCodeAmount)
      await valueOf(gateway.remove())
      await valueOf(gateway.remove())
      expect((await valueOf(cart.load())).giftCodeAmount).toBe(0)
    })

    it('refuses a code that there is not, and keeps the one that is applied', async () => {
      const { gateway, cart, code, amount } = await filled()
      await valueOf(gateway.apply(code))
      expect(await failureOf(gateway.apply('BOYLEBIRKODYOK'))).toMatchObject({
        kind: 'refused',
        message: expect.stringMatching(/./),
      })
      expect((await valueOf(cart.load())).giftCodeAmount).toBe(amount)
    })
  })
}
