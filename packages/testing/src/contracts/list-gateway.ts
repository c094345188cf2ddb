import { type GatewayResult, listSlug, productId } from '@market/domain/kernel'
import type { LineRef } from '@market/domain/cart'
import { defaultListName, type ListGateway } from '@market/domain/lists'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface ListSubject {
  /** The gateway of a new member. */
  readonly gateway: ListGateway
  /** Two existing products. */
  readonly item: LineRef
  readonly other: LineRef
}

/** The behaviour required of every `ListGateway`. */
export const listGatewayContract = (name: string, subject: () => Promise<ListSubject>): void => {
  const begun = async () => {
    const all = await subject()
    const [standard] = await valueOf(all.gateway.all())
    if (!standard) throw new Error('a member has no default list')
    return { ...all, standard }
  }
  const heldBy = async (gateway: ListGateway, item: LineRef) =>
    (await valueOf(gateway.check(item))).filter(({ exist }) => exist).map(({ collectionName }) => collectionName)

  describe(`ListGateway: ${name}`, () => {
    it('returns the products of all lists', async () => {
      const { gateway, standard, item, other } = await begun()
      expect(await valueOf(gateway.held())).toEqual([])
      await valueOf(gateway.add(standard.collectionSlug, item))
      const second = await valueOf(gateway.create('Yazlık'))
      await valueOf(gateway.add(second.collectionSlug, other))
      expect((await valueOf(gateway.held())).map(({ productId }) => productId).toSorted()).toEqual(
        [item.productId, other.productId].toSorted(),
      )
    })

    it('begins with the default list, which cannot be deleted', async () => {
      const { gateway, standard } = await begun()
      expect(standard).toMatchObject({ collectionName: defaultListName, count: 0 })
      expect(await failureOf(gateway.remove(standard.collectionSlug))).toMatchObject({ kind: 'refused' })
      expect((await valueOf(gateway.all())).length).toBe(1)
    })

    it('makes, renames and deletes a list, whose address stays', async () => {
      const { gateway } = await begun()
      const made = await valueOf(gateway.create('Yaz Tatili'))
      expect(made).toMatchObject({ collectionName: 'Yaz Tatili', count: 0 })
      const renamed = await valueOf(gateway.rename(made.collectionSlug, 'Kış Tatili'))
      expect(renamed).toMatchObject({ collectionName: 'Kış Tatili', collectionSlug: made.collectionSlug })
      await valueOf(gateway.remove(made.collectionSlug))
      expect((await valueOf(gateway.all())).map(({ collectionName }) => collectionName)).toEqual([defaultListName])
    })

    it('refuses an empty name and a taken one in any spelling', async () => {
      const { gateway } = await begun()
      const made = await valueOf(gateway.create('Işıklar'))
      for (const taken of ['Işıklar', 'IŞIKLAR', 'isiklar', defaultListName, '  '])
        expect(await failureOf(gateway.create(taken))).toMatchObject({ kind: 'refused' })
      expect(await failureOf(gateway.rename(made.collectionSlug, defaultListName))).toMatchObject({ kind: 'refused' })
      expect((await valueOf(gateway.rename(made.collectionSlug, 'IŞIKLAR'))).collectionName).toBe('IŞIKLAR')
    })

    it('holds a product once, and shows it newest first', async () => {
      const { gateway, standard, item, other } = await begun()
      await valueOf(gateway.add(standard.collectionSlug, item))
      await valueOf(gateway.add(standard.collectionSlug, other))
      expect((await valueOf(gateway.add(standard.collectionSlug, item))).count).toBe(2)
      const { entries } = await valueOf(gateway.one(standard.collectionSlug))
      expect(entries.map(({ product }) => product.id)).toEqual([other.productId, item.productId])
      const second = await valueOf(gateway.one(standard.collectionSlug, { limit: 1, offset: 1 }))
      expect(second.entries.map(({ product }) => product.id)).toEqual([item.productId])
    })

    it('returns for each list whether it holds a product', async () => {
      const { gateway, standard, item, other } = await begun()
      const { collectionSlug } = await valueOf(gateway.create('Yaz Tatili'))
      await valueOf(gateway.add(collectionSlug, item))
      expect(await heldBy(gateway, item)).toEqual(['Yaz Tatili'])
      await valueOf(gateway.add(standard.collectionSlug, item))
      expect(await heldBy(gateway, item)).toEqual([defaultListName, 'Yaz Tatili'])
      expect(await heldBy(gateway, other)).toEqual([])
      await valueOf(gateway.take(collectionSlug, item))
      expect((await valueOf(gateway.take(collectionSlug, item))).count).toBe(0)
      expect(await heldBy(gateway, item)).toEqual([defaultListName])
    })

    it('does not find an unknown list or product', async () => {
      const { gateway, standard, item } = await begun()
      const strange = listSlug('boyle-bir-liste-yok')
      const asking: readonly GatewayResult<unknown>[] = [
        gateway.one(strange),
        gateway.rename(strange, 'Ad'),
        gateway.remove(strange),
        gateway.add(strange, item),
        gateway.add(standard.collectionSlug, { productId: productId(2_147_483_646), attrId: '' }),
      ]
      for (const asked of asking) expect(await failureOf(asked)).toMatchObject({ kind: 'not-found' })
    })
  })
}
