import { encodeSegment } from './path-segment.ts'

/** Builders of the site's addresses; `classifyPath` reads them back (rules.md U3). Parts are encoded. */
const join = (...parts: readonly (string | undefined)[]): string =>
  `/${parts.flatMap((part) => (part ? [encodeSegment(part)] : [])).join('/')}`

/** Address of a product. */
export const productUrl = (product: { readonly slug: string; readonly id: number }): string =>
  join(`${product.slug}-p-${product.id}`)
/** Address of a product's comments. */
export const commentsUrl = (product: { readonly slug: string; readonly id: number }): string =>
  `${productUrl(product)}/yorumlar`
/** Address of a search, in one category or in all; both parts may be missing. */
export const searchUrl = (search: { readonly q?: string; readonly category?: string } = {}): string =>
  join('arama', search.category) + (search.q ? `?q=${encodeSegment(search.q)}` : '')
/** Address of a brand's products. */
export const brandUrl = (slug: string): string => `${join('arama')}?brand=${encodeSegment(slug)}`
/** Address of the products with a tag. */
export const tagUrl = (tag?: string): string => join('tagsearch', tag)
/** Address of a category's landing page. */
export const categoryUrl = (slug: string): string => join(slug)
/** Address of a shop, of a category in it, or of that one's sub-category. */
export const shopUrl = (shop: {
  readonly shop: string
  readonly category?: string
  readonly subCategory?: string
}): string => join('magaza', shop.shop, shop.category, shop.category && shop.subCategory)
/** Address of a deal. */
export const dealUrl = (slug: string): string => join('firsat', slug)
/** Address of a campaign, of its tab, or of all campaigns. */
export const campaignUrl = (campaign?: { readonly campaign: string; readonly tab?: string }): string =>
  join('kampanyalar', campaign?.campaign, campaign?.tab)
/** Address of a campaign's preview. */
export const campaignPreviewUrl = (campaign: { readonly campaign: string; readonly tab?: string }): string =>
  join('campaign-preview', campaign.campaign, campaign.tab)
/** Address of a collection. */
export const collectionUrl = (list: string): string => join('koleksiyon', list)
/** Address of a sold device, where sellers without an account follow the sale too. */
export const deviceSaleUrl = (sale: { readonly service: string; readonly offerId: string }): string =>
  join('cihaz-satis', sale.service, sale.offerId)
