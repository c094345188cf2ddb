/** The pages that the budgets name. */
export interface BenchPages {
  readonly home: string
  readonly listing: string
  readonly product: string
  /** Addresses of the listing's products, for uncached pages. */
  readonly products: readonly string[]
}

const listing = '/cep-telefonu'
/** Enough listings that hardly any product is requested twice while an answer about it is cached. */
const shelves = [listing, ...Array.from({ length: 8 }, (_, index) => `/elektronik?page=${index + 1}`)]

/** Picks a listing and products from the shop itself. */
export async function findPages(url: string): Promise<BenchPages> {
  const pages = await Promise.all(shelves.map((shelf) => fetch(url + shelf).then((answer) => answer.text())))
  const found = pages.flatMap((html) =>
    [...html.matchAll(/href="(\/[\w-]+-p-\d+)"/g)].flatMap(([, path]) => path ?? []),
  )
  const products = [...new Set(found)]
  const [product] = products
  if (!product) throw new Error(`${listing} shows no product`)
  return { home: '/', listing, product, products }
}
