/** The pages that the budgets name. */
export interface BenchPages {
  readonly home: string
  readonly listing: string
  readonly product: string
  /** Products of the listing, for pages that nobody asked for before. */
  readonly products: readonly string[]
}

/** Picks a listing and its products from the shop itself. */
export async function findPages(url: string): Promise<BenchPages> {
  const listing = '/cep-telefonu'
  const html = await fetch(url + listing).then((answer) => answer.text())
  const products = [...new Set([...html.matchAll(/href="(\/[\w-]+-p-\d+)"/g)].flatMap(([, path]) => path ?? []))]
  const [product] = products
  if (!product) throw new Error(`${listing} shows no product`)
  return { home: '/', listing, product, products }
}
