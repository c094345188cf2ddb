import { encodeSegment } from './path-segment.ts'

/** Builders of the site's addresses; `classifyPath` reads them back (rules.md U3). Parts are encoded. */
const join = (...parts: readonly (string | undefined)[]): string =>
  `/${parts.flatMap((part) => (part ? [encodeSegment(part)] : [])).join('/')}`
const withQuery = (path: string, query: Readonly<Record<string, string | undefined>>): string => {
  const pairs = Object.entries(query).flatMap(([name, value]) => (value ? [`${name}=${encodeSegment(value)}`] : []))
  return pairs.length > 0 ? `${path}?${pairs.join('&')}` : path
}

export const productUrl = (product: { readonly slug: string; readonly id: number }): string =>
  join(`${product.slug}-p-${product.id}`)
export const commentsUrl = (product: { readonly slug: string; readonly id: number }): string =>
  `${productUrl(product)}/yorumlar`
export const searchUrl = (search: { readonly q?: string; readonly category?: string } = {}): string =>
  withQuery(join('arama', search.category), { q: search.q })
export const tagUrl = (tag?: string): string => join('tagsearch', tag)
export const categoryUrl = (slug: string): string => join(slug)
export const shopUrl = (shop: {
  readonly shop: string
  readonly category?: string
  readonly subCategory?: string
}): string => join('magaza', shop.shop, shop.category, shop.category && shop.subCategory)
export const dealUrl = (slug: string): string => join('firsat', slug)
export const campaignUrl = (campaign?: { readonly campaign: string; readonly tab?: string }): string =>
  join('kampanyalar', campaign?.campaign, campaign?.tab)
export const campaignPreviewUrl = (campaign: { readonly campaign: string; readonly tab?: string }): string =>
  join('campaign-preview', campaign.campaign, campaign.tab)
export const collectionUrl = (list: string): string => join('koleksiyon', list)
export const staticUrl = (page: { readonly name: string; readonly tab?: string }): string =>
  join('static', page.name, page.tab)
