import type { ProductId } from '../kernel/ids.ts'

/** Sources of products to recommend next, each sorted by interest. */
export interface GoOnSources {
  readonly seen: readonly ProductId[]
  readonly listed: readonly ProductId[]
  readonly bought: readonly ProductId[]
  /** Products in the cart, which are not recommended. */
  readonly inCart: readonly ProductId[]
}

/**
 * At most `limit` recommended products, taken from the sources in turn, without duplicates and without products in the
 * cart.
 */
export function goOn({ inCart, seen, listed, bought }: GoOnSources, limit: number): readonly ProductId[] {
  const longest = Math.max(seen.length, listed.length, bought.length)
  const turns = Array.from({ length: longest }, (_, index) => [seen[index], listed[index], bought[index]])
  const known = new Set(inCart)
  return [...new Set(turns.flat())]
    .filter((id): id is ProductId => id !== undefined && !known.has(id))
    .slice(0, Math.max(0, limit))
}
