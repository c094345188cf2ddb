import type { InstallmentTerms } from '../installments/installment-terms.ts'
import type { Money } from '../money/money.ts'
import type { WithdrawalRight } from './withdrawal-right.ts'
import type { ProductId, ShopId } from '../kernel/ids.ts'

/** A deal's share of one shopper: how many units still have the discounted price, and how many it began with. */
export interface Discount {
  readonly maxQuantity: number
  readonly originalQuantity: number
  /** Which of the product's limited discounts it is; known to the provider alone. */
  readonly number?: number
}

/** Marks on a product card. */
export type ProductBadge =
  | 'free_shipping'
  | 'fast_shipping'
  | 'kargomat'
  | 'pttemCard'
  | 'wholeSale'
  | 'geographic'
  | 'set'

/** Ways to receive, pay and buy a product. */
export interface ProductBadges {
  readonly kargomat: boolean
  readonly pttemCard: boolean
  readonly wholeSale: boolean
}

/** The shop that sells a product, in short. */
export interface ShopBrief {
  readonly id: ShopId
  readonly name: string
  readonly url: string
  readonly rating: number
  readonly ratingCount: number
}

/** A product as shown in every list: sheet, suggestion, deal slot, related. */
export interface ProductCard {
  readonly id: ProductId
  readonly name: string
  readonly brand: string
  readonly url: string
  readonly price: Money
  /** The struck price: the lowest of the last 30 days. Equal to `price` without a discount. */
  readonly originalPrice: Money
  readonly discount: Discount | null
  readonly stock: number
  /** Picture key; the address is `/img/{width}/{key}`. */
  readonly thumbnail: string
  readonly shop: Pick<ShopBrief, 'id' | 'name'>
  /** 0 to 5, to one decimal. */
  readonly average: number
  readonly ratingCount: number
  readonly badges: readonly ProductBadge[]
  readonly adult: boolean
  /** A variant must be chosen before it can be added. */
  readonly hasVariants: boolean
}

/** A category that a product belongs to. */
export interface ProductCategory {
  readonly id: number
  readonly name: string
  readonly url: string
  readonly slug: string
  /** Levels from the root, separated by `>>`. */
  readonly breadcrumb: string
  readonly parentId: number | null
  readonly maxInstallment: number
}

/** A value that can be chosen, with its extra price. */
export interface AttributeValue {
  readonly id: number
  readonly name: string
  readonly stock: number
  readonly addPrice: Money
  /** Colour as `#rrggbb`, for values that are colours. */
  readonly colour?: string
  /** Keys of the product's pictures in this colour. */
  readonly images?: readonly string[]
}
/** A variant to choose or a property to read. */
export interface ProductAttribute {
  readonly attributeType: 'variant' | 'property'
  readonly name: string
  readonly values: readonly AttributeValue[]
}
/** Units left of one combination of variants. */
export interface StockCount {
  /** Variant ids joined with `;`. */
  readonly combination: string
  readonly stock: number
}
/** The variants of a product, and the stock of each combination. */
export interface ProductVariants {
  readonly attributes: readonly ProductAttribute[]
  readonly stockCounts: readonly StockCount[]
}

/** Number of ratings of each star. */
export type Ratings = Readonly<Record<1 | 2 | 3 | 4 | 5, number>>

/** A product with every field of its page. */
export interface ProductDetail extends Omit<ProductCard, 'shop'>, ProductVariants {
  readonly code: string
  readonly shipPrice: Money
  readonly commentCount: number
  /** Picture key. */
  readonly bigThumbnail: string
  /** Picture keys. */
  readonly images: readonly string[]
  readonly categories: readonly ProductCategory[]
  readonly shop: ShopBrief & {
    readonly logo: string
    readonly city: string
    readonly maxProduct: number
    readonly shopActive: boolean
  }
  readonly ratings: Ratings
  readonly upperLimit: number
  readonly active: boolean
  readonly shortDescription: string
  readonly description: string
  /** Lowest price of the previous 30 days, shown struck through. */
  readonly lowestPrice: Money
  readonly delivery: {
    readonly from: string
    /** Working days until the shop hands over. */
    readonly prepareDays: number
    readonly minDays: number
    readonly maxDays: number
    /** First and last expected delivery day for an order placed now, `YYYY-MM-DD`. */
    readonly days: { readonly from: string; readonly to: string }
    readonly freeOver: Money | null
  }
  /** Instalments that most cards offer. */
  readonly installments: InstallmentTerms
  readonly infMsg: string | null
  readonly withdrawal: WithdrawalRight
  /** Bought in the last seven days; 0 when unknown. */
  readonly soldLastWeek: number
}
