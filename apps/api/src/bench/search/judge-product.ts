import { searchKey } from '@market/domain/text'
import { kurus, toLira } from '@market/domain/money'
import type { JudgedQuery, Wanted } from './judged-query.ts'

/** The fields by which a product is judged. */
export interface FoundProduct {
  readonly id: number
  /** Brand and name, as shown. */
  readonly title: string
  /** The same, folded with `searchKey`. */
  readonly words: string
  readonly brand: string
  readonly shop: string
  /** Slugs from the main category down. */
  readonly categories: readonly string[]
  /** `Name:Value` of choices and properties. */
  readonly facets: readonly string[]
  /** Kuruş. */
  readonly price: number
  readonly originalPrice: number
  readonly freeShipping: boolean
  readonly fastShipping: boolean
}

/** Whether a product is a correct result of a query. */
export const isRight = (product: FoundProduct, { first, never = [] }: JudgedQuery): boolean =>
  first.some((wanted) => meets(product, wanted)) && !never.some((unwanted) => meets(product, unwanted))

function meets(product: FoundProduct, wanted: Wanted): boolean {
  const named = (words: readonly string[]) => words.some((word) => ` ${product.words} `.includes(` ${word}`))
  const valued = (word: string) =>
    product.facets.some((facet) => ` ${searchKey(facet.replace(/^[^:]*:/, ''))}`.includes(` ${word}`))
  const [min, max] = wanted.price ?? [0, Number.MAX_SAFE_INTEGER]
  const lira = toLira(kurus(product.price))
  return (
    (!wanted.in || wanted.in.some((slug) => product.categories.includes(slug))) &&
    (!wanted.named || named(wanted.named)) &&
    (!wanted.choice ||
      wanted.choice.some((choice) => product.facets.includes(choice) || named([choice]) || valued(choice))) &&
    (!wanted.id || wanted.id === product.id) &&
    (!wanted.brand || wanted.brand === product.brand) &&
    (!wanted.shop || wanted.shop === product.shop) &&
    (!wanted.freeShipping || product.freeShipping) &&
    (!wanted.fastShipping || product.fastShipping) &&
    (!wanted.discounted || product.originalPrice > product.price) &&
    lira >= min &&
    lira <= max
  )
}
