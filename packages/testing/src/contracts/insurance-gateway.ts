import { insuranceTotal } from '@market/domain/line'
import type { CartGateway, InsuranceGateway, LineRef } from '@market/domain/cart'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface InsuranceSubject {
  readonly gateway: InsuranceGateway
  /** The cart of the same caller, empty. */
  readonly cart: CartGateway
  /** A product with at least one insurance. */
  readonly product: LineRef
}

/** The behaviour required of every `InsuranceGateway`. */
export const insuranceGatewayContract = (name: string, subject: () => Promise<InsuranceSubject>): void => {
  const insured = async () => {
    const all = await subject()
    const [service] = await valueOf(all.gateway.offered(all.product.productId))
    if (!service) throw new Error('nothing is sold with the product')
    const cart = await valueOf(all.cart.add({ ...all.product, quantity: 2, insurance: [service.id] }))
    return { ...all, service, item: cart.shops[0]?.items[0] }
  }

  describe(`InsuranceGateway: ${name}`, () => {
    it('C1 sells an insurance for each unit of the line', async () => {
      const { service, item } = await insured()
      expect(service.price).toBeGreaterThan(0)
      expect(insuranceTotal(item ?? { quantity: 0 })).toBe(2 * service.price)
    })

    it('takes it off, and the line stays', async () => {
      const { gateway, product, service } = await insured()
      const without = await valueOf(gateway.remove({ ...product, insuranceId: service.id }))
      const item = without.shops[0]?.items[0]
      expect(item?.quantity).toBe(2)
      expect(insuranceTotal(item ?? { quantity: 0 })).toBe(0)
      await valueOf(gateway.remove({ ...product, insuranceId: service.id }))
    })

    it('sells it again with the same line, and with no other', async () => {
      const { gateway, product, service } = await insured()
      const wanted = { ...product, insuranceId: service.id }
      await valueOf(gateway.remove(wanted))
      const [item] = (await valueOf(gateway.add(wanted))).shops[0]?.items ?? []
      expect(insuranceTotal(item ?? { quantity: 0 })).toBe(2 * service.price)
      expect(await failureOf(gateway.add({ ...wanted, attrId: '999999' }))).toMatchObject({ kind: 'not-found' })
    })

    it('changes nothing for a line that is not in the cart', async () => {
      const { gateway, product, service } = await insured()
      const strange = { productId: product.productId, attrId: '999999', insuranceId: service.id }
      const [item] = (await valueOf(gateway.remove(strange))).shops[0]?.items ?? []
      expect(insuranceTotal(item ?? { quantity: 0 })).toBe(2 * service.price)
    })
  })
}
