import { type ProductId, productId } from '@market/domain/kernel'
import { kurus, type Money } from '@market/domain/money'
import type { AlarmGateway } from '@market/domain/alarms'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface AlarmSubject {
  /** The gateway of a caller with a mailbox and no alarms. */
  readonly alarms: AlarmGateway
  /** On sale, without variants. */
  readonly offered: { readonly id: ProductId; readonly price: Money }
  readonly soldOut: ProductId
}

/** The behaviour required of every `AlarmGateway`. */
export const alarmGatewayContract = (name: string, subject: () => Promise<AlarmSubject>): void => {
  describe(`AlarmGateway: ${name}`, () => {
    const below = (price: Money, percent: number) => kurus(Math.floor((price * (100 - percent)) / 100))

    it('waits for a price and for stock, newest first, and names the product', async () => {
      const { alarms, offered, soldOut } = await subject()
      const target = below(offered.price, 10)
      await valueOf(alarms.set({ productId: offered.id, attrId: '', kind: 'price', target }))
      await valueOf(alarms.set({ productId: soldOut, attrId: '', kind: 'stock', target: null }))
      const all = await valueOf(alarms.list())
      expect(all.map(({ kind, state, target: wanted, product }) => [kind, state, wanted, product.id])).toEqual([
        ['stock', 'waiting', null, soldOut],
        ['price', 'waiting', target, offered.id],
      ])
      expect((await valueOf(alarms.list(offered.id))).map(({ product }) => product.price)).toEqual([offered.price])
    })

    it('keeps one alarm of a kind for a product, with the newest target', async () => {
      const { alarms, offered } = await subject()
      const set = (percent: number) =>
        valueOf(alarms.set({ productId: offered.id, attrId: '', kind: 'price', target: below(offered.price, percent) }))
      const [first, second] = [await set(10), await set(20)]
      expect(second.id).toBe(first.id)
      expect((await valueOf(alarms.list())).map(({ target }) => target)).toEqual([below(offered.price, 20)])
    })

    it('ends an alarm, and may do so twice', async () => {
      const { alarms, soldOut } = await subject()
      const { id } = await valueOf(alarms.set({ productId: soldOut, attrId: '', kind: 'stock', target: null }))
      expect(await valueOf(alarms.end(id))).toEqual({ ended: true })
      expect(await valueOf(alarms.end(id))).toEqual({ ended: true })
      expect(await valueOf(alarms.list())).toEqual([])
    })

    it('refuses an alarm for a price already reached, an unknown product and an unknown alarm', async () => {
      const { alarms, offered } = await subject()
      const set = (asked: Partial<Parameters<AlarmGateway['set']>[0]>) =>
        failureOf(alarms.set({ productId: offered.id, attrId: '', kind: 'price', target: offered.price, ...asked }))
      expect(await set({})).toMatchObject({ kind: 'refused', status: 422 })
      expect(await set({ kind: 'stock', target: null })).toMatchObject({ kind: 'refused', status: 409 })
      expect(await set({ productId: productId(2_147_483_646) })).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(alarms.end('yok'))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(alarms.linked('uydurma'))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(alarms.endLinked('uydurma'))).toMatchObject({ kind: 'not-found' })
    })
  })
}
