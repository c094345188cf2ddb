import type { ProductCardWire, ProductDetailWire } from '@market/contract'
import { productId, shopId } from '@market/domain/kernel'
import { fromLira } from '@market/domain/money'
import type { Discount, ProductAttribute, ProductCard, ProductDetail } from '@market/domain/catalog'

interface DiscountWire {
  readonly max_quantity: number
  readonly original_quantity: number
}
/** A discount limited in units, or null (rules.md L5). */
export const readDiscount = (wire: DiscountWire | null): Discount | null =>
  wire && { maxQuantity: wire.max_quantity, originalQuantity: wire.original_quantity }

type CardFields = Omit<ProductCardWire, 'shop'>
const readCardFields = (wire: CardFields): Omit<ProductCard, 'shop'> => ({
  id: productId(wire.id),
  name: wire.name,
  brand: wire.brand,
  url: wire.url,
  price: fromLira(wire.price),
  originalPrice: fromLira(wire.original_price),
  discount: readDiscount(wire.discount),
  stock: wire.stock,
  thumbnail: wire.thumbnail,
  average: wire.average,
  ratingCount: wire.rating_count,
  badges: wire.badges,
  adult: wire.adult,
  hasVariants: wire.has_variants,
})

/** A product card from the wire, lira as kuruş. What no card shows (cargo, comments, the shop's rating) is left out: a page hands its cards to the browser. */
export const readCard = (wire: ProductCardWire): ProductCard => ({
  ...readCardFields(wire),
  shop: { id: shopId(wire.shop.id), name: wire.shop.name },
})

/** An attribute with its values; extra prices as kuruş. */
export const readAttribute = (wire: ProductDetailWire['attributes'][number]): ProductAttribute => ({
  attributeType: wire.attribute_type,
  name: wire.name,
  values: wire.values.map(({ add_price, ...value }) => ({ ...value, addPrice: fromLira(add_price) })),
})

/** A product with every field of its page, lira as kuruş. */
export const readDetail = (wire: ProductDetailWire): ProductDetail => ({
  ...readCardFields(wire),
  code: wire.code,
  shipPrice: fromLira(wire.ship_price),
  commentCount: wire.comment_count,
  bigThumbnail: wire.big_thumbnail,
  images: wire.images,
  categories: wire.categories.map(({ parent_id, max_installment, ...category }) => ({
    ...category,
    parentId: parent_id,
    maxInstallment: max_installment,
  })),
  shop: {
    id: shopId(wire.shop.id),
    name: wire.shop.name,
    url: wire.shop.url,
    rating: wire.shop.rating,
    ratingCount: wire.shop.rating_count,
    logo: wire.shop.logo,
    city: wire.shop.city,
    maxProduct: wire.shop.max_product,
    shopActive: wire.shop.shop_active,
  },
  ratings: wire.ratings,
  upperLimit: wire.upper_limit,
  active: wire.active,
  shortDescription: wire.short_description,
  description: wire.description,
  attributes: wire.attributes.map(readAttribute),
  stockCounts: wire.stock_counts,
  lowestPrice: fromLira(wire.lowest_price),
  delivery: {
    from: wire.delivery.from,
    prepareDays: wire.delivery.prepare_days,
    minDays: wire.delivery.min_days,
    maxDays: wire.delivery.max_days,
    days: wire.delivery.days,
    freeOver: wire.delivery.free_over === null ? null : fromLira(wire.delivery.free_over),
  },
  installments: {
    max: wire.installments.max,
    interestPercent: wire.installments.interest_percent,
    interestFree: wire.installments.interest_free,
  },
  infMsg: wire.inf_msg,
  withdrawal: wire.withdrawal,
  soldLastWeek: wire.sold_last_week,
})
