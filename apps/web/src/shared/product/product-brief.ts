import { productId, type ProductId } from '@market/domain/kernel'
import type { ExpiringName, ExpiringStore } from '@market/domain/session'
import type { ProductDetail } from '@market/domain/catalog'

/** A product as the browser stores it: without its price, which would become outdated. */
export interface ProductBrief {
  readonly id: ProductId
  readonly brand: string
  readonly name: string
  readonly url: string
  readonly image: string
  /** Slug of the product's category. */
  readonly kind: string
}

/** Lists of products that are stored in the browser. */
export type BriefList = Extract<ExpiringName, 'seen' | 'compared'>

/** Days that these lists are stored. */
const days = 30

export const briefOf = ({ id, brand, name, url, thumbnail, categories }: ProductDetail): ProductBrief => ({
  id,
  brand,
  name,
  url,
  image: thumbnail,
  kind: categories.at(-1)?.slug ?? '',
})

/** Reads a list of products from the browser; invalid data is an empty list. */
export function readBriefs(store: ExpiringStore, list: BriefList): readonly ProductBrief[] {
  try {
    const found: unknown = JSON.parse(store.read(list) ?? '[]')
    return Array.isArray(found) ? found.flatMap(readBrief) : []
  } catch {
    return []
  }
}
export const writeBriefs = (store: ExpiringStore, list: BriefList, products: readonly ProductBrief[]): void =>
  store.write(list, JSON.stringify(products), days)

function readBrief(found: unknown): ProductBrief[] {
  if (typeof found !== 'object' || found === null) return []
  const { id, brand, name, url, image, kind = '' } = found as Readonly<Record<string, unknown>>
  const texts = [brand, name, url, image, kind].filter((text) => typeof text === 'string')
  const [one = '', two = '', three = '', four = '', five = ''] = texts
  if (typeof id !== 'number' || texts.length < 5 || !three.startsWith('/')) return []
  return [{ id: productId(id), brand: one, name: two, url: three, image: four, kind: five }]
}
