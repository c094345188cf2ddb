import { type Books, openBooks } from '@market/api/open-books'
import { startPostgres } from '@market/api/start-postgres'
import { startShop, type StartedShop } from '@market/e2e/start-shop'

type Postgres = Awaited<ReturnType<typeof startPostgres>>
const products = 300

/** Runs `work` with the real shop, as processes on a new PostgreSQL. */
export async function withShop<Seen>(
  units: number,
  work: (all: { readonly shop: StartedShop; readonly books: Books; readonly postgres: Postgres }) => Promise<Seen>,
): Promise<Seen> {
  const postgres = await startPostgres()
  try {
    const settings = { ANONYMOUS_TOKENS: '1000000', LOG_LEVEL: 'fatal' }
    const shop = await startShop({ products, databaseUrl: postgres.url, settings })
    try {
      const books = await openBooks({ url: shop.url, dataDir: shop.dataDir, databaseUrl: postgres.url, units })
      try {
        return await work({ shop, books, postgres })
      } finally {
        await books.close()
      }
    } finally {
      postgres.thaw()
      await shop.stop()
    }
  } finally {
    postgres.stop()
  }
}
