import { type ListSlug, listSlug, type ProductId, succeed } from '@market/domain/kernel'
import { slugify } from '@market/domain/text'
import type { ProductCard } from '@market/domain/catalog'
import { isSameLine, type LineRef } from '@market/domain/cart'
import { defaultListName, isSameListName, type ListGateway, type ListSummary } from '@market/domain/lists'
import { notFound, refused } from '../kernel/failing.ts'

interface MemoryList {
  readonly slug: ListSlug
  readonly name: string
  /** Newest first. */
  readonly items: readonly LineRef[]
}
const isItem = (item: LineRef) => (other: LineRef) => isSameLine(item, other)

/** One member's lists with the given products, of which `offSale` are no longer sold. */
export const memoryLists = (products: readonly ProductCard[] = [], offSale: readonly ProductId[] = []): ListGateway => {
  let lists: readonly MemoryList[] = [{ slug: listSlug('favori-listem'), name: defaultListName, items: [] }]
  let made = 0

  const find = (slug: ListSlug) => lists.find((list) => list.slug === slug)
  const card = (item: LineRef) => products.find(({ id }) => id === item.productId)
  const summaryOf = (list: MemoryList): ListSummary => ({
    collectionName: list.name,
    collectionSlug: list.slug,
    count: list.items.length,
    thumbnails: list.items.slice(0, 4).flatMap((item) => card(item)?.thumbnail ?? []),
  })
  const nothing = () => notFound('Liste bulunamadı.')
  const keep = (changed: MemoryList) => {
    lists = lists.map((list) => (list.slug === changed.slug ? changed : list))
    return succeed(summaryOf(changed))
  }
  const isTaken = (name: string, but?: MemoryList) =>
    lists.some((list) => list !== but && isSameListName(list.name, name))
  const taken = () => refused(409, 'Bu adda bir listeniz var.')

  return {
    all: async () => succeed(lists.map(summaryOf)),
    async one(slug, { limit = 48, offset = 0 } = {}) {
      const list = find(slug)
      if (!list) return nothing()
      const entries = list.items.flatMap((item) => {
        const product = card(item)
        return product
          ? [{ product, attrId: item.attrId, addedAt: '2026-11-20T09:00:00Z', onSale: !offSale.includes(product.id) }]
          : []
      })
      return succeed({ ...summaryOf(list), entries: entries.slice(offset, offset + limit) })
    },
    held: async () => succeed(lists.flatMap(({ items }) => items)),
    check: async (item) =>
      succeed(
        lists.map(({ name, slug, items }) => ({
          collectionName: name,
          collectionSlug: slug,
          exist: items.some(isItem(item)),
        })),
      ),
    async create(name) {
      if (name.trim() === '') return refused(422, 'Liste adı zorunludur.')
      if (isTaken(name)) return taken()
      made += 1
      const list = { slug: listSlug(`${slugify(name)}-${made}`), name, items: [] }
      lists = [...lists, list]
      return succeed(summaryOf(list))
    },
    async rename(slug, name) {
      const list = find(slug)
      if (!list) return nothing()
      if (name.trim() === '') return refused(422, 'Liste adı zorunludur.')
      return isTaken(name, list) ? taken() : keep({ ...list, name })
    },
    async remove(slug) {
      if (!find(slug)) return nothing()
      if (slug === lists[0]?.slug) return refused(409, 'Bu liste silinemez.')
      lists = lists.filter((list) => list.slug !== slug)
      return succeed(undefined)
    },
    async add(slug, item) {
      const list = find(slug)
      if (!list) return nothing()
      if (!card(item)) return notFound('Ürün bulunamadı')
      return keep(list.items.some(isItem(item)) ? list : { ...list, items: [item, ...list.items] })
    },
    async take(slug, item) {
      const list = find(slug)
      if (!list) return nothing()
      return keep({ ...list, items: list.items.filter((other) => !isItem(item)(other)) })
    },
  }
}
