import { type GatewayResult, type LineRef, type ListGateway, listSlug, type SharedListGateway } from '@market/domain'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface SharedListSubject {
  /** Of a member who has just begun. */
  readonly lists: ListGateway
  readonly owner: SharedListGateway
  readonly firstName: string
  /** Of somebody without an account. */
  readonly guest: SharedListGateway
  /** Two products that there are. */
  readonly item: LineRef
  readonly other: LineRef
}

/** The behaviour required of every `SharedListGateway`. */
export const sharedListGatewayContract = (name: string, subject: () => Promise<SharedListSubject>): void => {
  const begun = async () => {
    const all = await subject()
    const { collectionSlug: slug } = await valueOf(all.lists.create('Yaz Tatili'))
    for (const item of [all.item, all.other]) await valueOf(all.lists.add(slug, item))
    const share = async (shared: boolean) => (await valueOf(all.owner.share(slug, shared))).token
    return { ...all, slug, share }
  }

  describe(`SharedListGateway: ${name}`, () => {
    it('opens a list to nobody until it is shared', async () => {
      const { owner, slug } = await begun()
      expect(await valueOf(owner.shareOf(slug))).toMatchObject({ token: null })
    })

    it('shows the list to whoever has the address, with the owner’s first name', async () => {
      const { guest, owner, slug, share, firstName, item, other } = await begun()
      const token = (await share(true)) ?? ''
      expect(await valueOf(owner.shareOf(slug))).toMatchObject({ token })
      const seen = await valueOf(guest.open(token))
      expect(seen).toMatchObject({ name: 'Yaz Tatili', owner: firstName, count: 2 })
      expect(seen.entries.map(({ product, attrId }) => [product.id, attrId])).toEqual([
        [other.productId, other.attrId],
        [item.productId, item.attrId],
      ])
      const { entries } = await valueOf(guest.open(token, { limit: 1, offset: 1 }))
      expect(entries.map(({ product }) => product.id)).toEqual([item.productId])
    })

    it('keeps the address however often it is shared, and ends it for good', async () => {
      const { guest, share } = await begun()
      const token = (await share(true)) ?? ''
      expect(await share(true)).toBe(token)
      expect(await share(false)).toBeNull()
      expect(await share(false)).toBeNull()
      expect(await failureOf(guest.open(token))).toMatchObject({ kind: 'not-found' })
      const next = (await share(true)) ?? ''
      expect(next).not.toBe(token)
      expect(await failureOf(guest.open(token))).toMatchObject({ kind: 'not-found' })
      expect((await valueOf(guest.open(next))).count).toBe(2)
    })

    it('ends with the list', async () => {
      const { guest, lists, slug, share } = await begun()
      const token = (await share(true)) ?? ''
      await valueOf(lists.remove(slug))
      expect(await failureOf(guest.open(token))).toMatchObject({ kind: 'not-found' })
    })

    it('finds no list that there is not', async () => {
      const { owner, guest } = await begun()
      const strange = listSlug('boyle-bir-liste-yok')
      const asking: readonly GatewayResult<unknown>[] = [
        owner.shareOf(strange),
        owner.share(strange, true),
        guest.open('boyle-bir-adres-yok'),
      ]
      for (const asked of asking) expect(await failureOf(asked)).toMatchObject({ kind: 'not-found' })
    })
  })
}
