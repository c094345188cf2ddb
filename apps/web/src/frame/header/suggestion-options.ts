import { searchUrl } from '@market/domain/navigation'
import { searchKey } from '@market/domain/text'
import type { Money } from '@market/domain/money'
import { suggestionLimits, type Suggestions } from '@market/domain/catalog'

interface Words {
  readonly key: string
  readonly href: string
  /** The part that equals the typed text; `rest` completes it. */
  readonly typed: string
  readonly rest: string
}
export type SuggestionOption =
  | (Words & { readonly kind: 'keyword' })
  | (Words & { readonly kind: 'category'; readonly scope: string })
  | (Words & { readonly kind: 'product'; readonly image: string; readonly price: Money })
  | (Words & { readonly kind: 'browse'; readonly image: string })
  | (Words & { readonly kind: 'past' })
  /** Clears the past searches. */
  | (Words & { readonly kind: 'forget' })

const maxOptions = 10

/**
 * Suggestions as one list of combobox options: keywords, category scopes, products, then pages to browse; at most ten
 * in all.
 */
export function suggestionOptions(suggestions: Suggestions, typed: string): readonly SuggestionOption[] {
  const split = (text: string) =>
    searchKey(text).startsWith(searchKey(typed))
      ? { typed: text.slice(0, typed.length), rest: text.slice(typed.length) }
      : { typed: '', rest: text }
  const keywords = suggestions.keywords.slice(0, 4).map((keyword): SuggestionOption => ({
    kind: 'keyword',
    key: `k${keyword}`,
    href: searchUrl({ q: keyword }),
    ...split(keyword),
  }))
  const categories = suggestions.categories
    .slice(0, suggestionLimits.maxCategories)
    .map((category): SuggestionOption => ({
      kind: 'category',
      key: `c${category.slug}`,
      href: searchUrl({ q: typed, category: category.slug }),
      typed,
      rest: '',
      scope: category.name,
    }))
  const products = suggestions.products.map((product): SuggestionOption => ({
    kind: 'product',
    key: `p${product.id}`,
    href: product.url,
    typed: `${product.brand} ${product.name}`,
    rest: '',
    image: product.thumbnail,
    price: product.price,
  }))
  const browse = suggestions.browse.map(({ url, image, text }): SuggestionOption => ({
    kind: 'browse',
    key: `b${url}`,
    href: url,
    image,
    ...split(text),
  }))
  return [...keywords, ...categories, ...products, ...browse].slice(0, maxOptions)
}
