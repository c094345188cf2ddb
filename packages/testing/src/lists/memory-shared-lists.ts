import { type ListGateway, type ListSlug, type SharedListGateway, succeed } from '@market/domain'
import { notFound } from '../kernel/failing.ts'

/** The lists of one member, shared by the links of `SharedListGateway`. */
export const memorySharedLists = (lists: ListGateway, owner = 'Elif'): SharedListGateway => {
  const tokens = new Map<ListSlug, string>()
  let made = 0
  const shareOf = (slug: ListSlug) => ({ token: tokens.get(slug) ?? null })

  return {
    async shareOf(slug) {
      const found = await lists.one(slug)
      return found.ok ? succeed(shareOf(slug)) : found
    },
    async share(slug, shared) {
      const found = await lists.one(slug)
      if (!found.ok) return found
      if (!shared) tokens.delete(slug)
      else if (!tokens.has(slug)) tokens.set(slug, `gizli-adres-${(made += 1)}`)
      return succeed(shareOf(slug))
    },
    async open(token, page) {
      const [slug] = [...tokens].find(([, one]) => one === token) ?? []
      const found = slug && (await lists.one(slug, page))
      if (!found?.ok) return notFound('Bu liste artık paylaşılmıyor.')
      const { collectionName: name, count, entries } = found.value
      return succeed({ name, owner, count, entries })
    },
  }
}
