import { type GatewayResult, listSlug } from '@market/domain/kernel'
import type { LineRef } from '@market/domain/cart'
import type { ListGateway, SharedListGateway } from '@market/domain/lists'
import { describe, expect, it } from 'vitest'
import { failureOf, valueOf } from '../kernel/value-of.ts'

export interface SharedListSubject {
  /** The lists of a new member. */
  readonly lists: ListGateway
  readonly owner: SharedListGateway
  readonly firstName: string
  /** The gateway of a visitor without an account. */
  readonly guest: SharedListGateway
  /** The gateway of another visitor. */
  readonly another: SharedListGateway
  /** Two existing products. */
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
    it('has no address before the list is shared', async () => {
      const { owner, slug } = await begun()
      expect(await valueOf(owner.shareOf(slug))).toMatchObject({ token: null })
    })

    it('shows the list at its address, with the owner’s first name', async () => {
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

    it('keeps its address when it is shared again, and gets another one after it ended', async () => {
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

    const giftList = async () => {
      const all = await begun()
      await valueOf(all.owner.makeGift(all.slug, true))
      return { ...all, token: (await all.share(true)) ?? '' }
    }

    it('becomes a gift list when its owner sets it', async () => {
      const { owner, guest, slug, share, item } = await begun()
      const token = (await share(true)) ?? ''
      expect((await valueOf(guest.open(token))).gift).toBe(false)
      expect(await failureOf(guest.setGift(token, item, true))).toMatchObject({ kind: 'refused', status: 409 })
      expect(await valueOf(owner.makeGift(slug, true))).toEqual({ token, gift: true })
      expect(await valueOf(owner.shareOf(slug))).toEqual({ token, gift: true })
      expect((await valueOf(guest.open(token))).gift).toBe(true)
      expect(await valueOf(guest.gifts(token))).toEqual({ own: false, marks: [] })
    })

    it('shows visitors the taken gifts, and lets only their takers return them', async () => {
      const { guest, another, token, item, other } = await giftList()
      expect(await valueOf(guest.setGift(token, item, true))).toEqual({ own: false, marks: [{ ...item, mine: true }] })
      expect((await valueOf(guest.setGift(token, item, true))).marks).toHaveLength(1)
      expect(await valueOf(another.gifts(token))).toEqual({ own: false, marks: [{ ...item, mine: false }] })
      expect(await failureOf(another.setGift(token, item, true))).toMatchObject({ kind: 'refused', status: 409 })
      expect((await valueOf(another.setGift(token, item, false))).marks).toHaveLength(1)
      expect((await valueOf(another.setGift(token, other, true))).marks).toHaveLength(2)
      expect((await valueOf(guest.setGift(token, item, false))).marks).toEqual([{ ...other, mine: false }])
      expect((await valueOf(guest.setGift(token, item, false))).marks).toHaveLength(1)
    })

    it('shows the owner no taken gift in any response', async () => {
      const { owner, guest, lists, slug, token, item, other } = await giftList()
      const seen = async () => [
        await lists.all(),
        await lists.one(slug),
        await lists.check(item),
        await owner.shareOf(slug),
        await owner.open(token),
        await owner.gifts(token),
        await owner.setGift(token, item, true),
        await owner.setGift(token, other, true),
        await owner.setGift(token, item, false),
      ]
      const before = await seen()
      await valueOf(guest.setGift(token, item, true))
      expect(await seen()).toEqual(before)
      expect(before[5]).toEqual({ ok: true, value: { own: true, marks: [] } })
      expect((await valueOf(guest.gifts(token))).marks).toHaveLength(1)
    })

    it('keeps taken gifts after the list was shared again', async () => {
      const { guest, share, token, item } = await giftList()
      await valueOf(guest.setGift(token, item, true))
      await share(false)
      expect(await failureOf(guest.gifts(token))).toMatchObject({ kind: 'not-found' })
      expect(await failureOf(guest.setGift(token, item, false))).toMatchObject({ kind: 'not-found' })
      expect((await valueOf(guest.gifts((await share(true)) ?? ''))).marks).toEqual([{ ...item, mine: true }])
    })

    it('refuses a gift that the list does not hold', async () => {
      const { guest, lists, slug, token, item } = await giftList()
      await valueOf(lists.take(slug, item))
      expect(await failureOf(guest.setGift(token, item, true))).toMatchObject({ kind: 'not-found' })
    })

    it('does not find an unknown list', async () => {
      const { owner, guest } = await begun()
      const strange = listSlug('boyle-bir-liste-yok')
      const asking: readonly GatewayResult<unknown>[] = [
        owner.shareOf(strange),
        owner.share(strange, true),
        owner.makeGift(strange, true),
        guest.gifts('boyle-bir-adres-yok'),
        guest.open('boyle-bir-adres-yok'),
      ]
      for (const asked of asking) expect(await failureOf(asked)).toMatchObject({ kind: 'not-found' })
    })
  })
}
