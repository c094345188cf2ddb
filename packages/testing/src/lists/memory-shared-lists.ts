import { type ListSlug, succeed } from '@market/domain/kernel'
import { isSameLine } from '@market/domain/cart'
import {
  type GiftRefusal,
  type GiftTake,
  type ListGateway,
  type SharedListGateway,
  takeGift,
  visibleGifts,
} from '@market/domain/lists'
import { notFound, refused } from '../kernel/failing.ts'

const refusals: Readonly<Record<GiftRefusal, string>> = {
  own: 'Kendi listeniz.',
  taken: 'Bu hediyeyi sizden önce bir başkası aldı.',
  'too-many': 'Çok fazla.',
}

/** The owner's view of shared lists, and how others see them. */
export interface MemorySharedLists extends SharedListGateway {
  as(visitor: string): SharedListGateway
}

/** The lists of one member, shared by the links of `SharedListGateway`. */
export const memorySharedLists = (lists: ListGateway, owner = 'Elif'): MemorySharedLists => {
  const tokens = new Map<ListSlug, string>()
  const giftLists = new Set<ListSlug>()
  const takes = new Map<ListSlug, readonly GiftTake[]>()
  let made = 0

  const shareOf = async (slug: ListSlug) => {
    const found = await lists.one(slug)
    return found.ok ? succeed({ token: tokens.get(slug) ?? null, gift: giftLists.has(slug) }) : found
  }
  const ended = () => notFound('Bu liste artık paylaşılmıyor.')
  /** The list of a shared address, with those of its entries that still exist. */
  const linked = async (token: string) => {
    const [slug] = [...tokens].find(([, one]) => one === token) ?? []
    const found = slug && (await lists.one(slug, { limit: 500 }))
    return slug && found?.ok ? { slug, ...found.value } : undefined
  }
  const as = (visitor: string): SharedListGateway => {
    const giftsOf = (slug: ListSlug) => ({
      own: visitor === owner,
      marks: giftLists.has(slug) ? visibleGifts(takes.get(slug) ?? [], { visitor, owner }) : [],
    })
    return {
      shareOf,
      async share(slug, shared) {
        const found = await shareOf(slug)
        if (!found.ok) return found
        if (!shared) tokens.delete(slug)
        else if (!tokens.has(slug)) tokens.set(slug, `gizli-adres-${(made += 1)}`)
        return shareOf(slug)
      },
      async makeGift(slug, gift) {
        if (gift) giftLists.add(slug)
        else giftLists.delete(slug)
        return shareOf(slug)
      },
      async open(token, { limit = 48, offset = 0 } = {}) {
        const list = await linked(token)
        if (!list) return ended()
        const { collectionName: name, count, entries } = list
        const gift = giftLists.has(list.slug)
        return succeed({ name, owner, gift, count, entries: entries.slice(offset, offset + limit) })
      },
      async gifts(token) {
        const list = await linked(token)
        return list ? succeed(giftsOf(list.slug)) : ended()
      },
      async setGift(token, item, taken) {
        const list = await linked(token)
        if (!list) return ended()
        const { slug } = list
        if (!giftLists.has(slug)) return refused(409, 'Bu liste artık bir hediye listesi değil.')
        const before = takes.get(slug) ?? []
        const answer = taken ? takeGift(before, { item, visitor, owner }) : succeed(false)
        if (!answer.ok) return refused(409, refusals[answer.failure])
        if (taken && !list.entries.some(({ product, attrId }) => isSameLine({ productId: product.id, attrId }, item)))
          return notFound('Bu ürün artık listede yok.')
        if (answer.value) takes.set(slug, [...before, { ...item, taker: visitor }])
        if (!taken)
          takes.set(
            slug,
            before.filter((take) => take.taker !== visitor || !isSameLine(take, item)),
          )
        return succeed(giftsOf(slug))
      },
    }
  }
  return { ...as(owner), as }
}
