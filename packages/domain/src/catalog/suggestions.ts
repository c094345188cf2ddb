import type { Money } from '../money/money.ts'
import type { ProductId } from '../kernel/ids.ts'

/** Suggestions of the search box while a shopper types: at most ten, of which at most five are categories. */
export interface Suggestions {
  readonly keywords: readonly string[]
  readonly products: readonly {
    readonly id: ProductId
    readonly name: string
    readonly brand: string
    readonly url: string
    readonly thumbnail: string
    readonly price: Money
  }[]
  readonly categories: readonly { readonly name: string; readonly slug: string }[]
  readonly browse: readonly { readonly url: string; readonly image: string; readonly text: string }[]
}
