import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getAutocomplete, getProducts, getSearch } from '@market/contract'
import { leafCategories, type QueryUnderstanding, understandQuery } from '@market/domain/catalog'
import { makeLog } from '@market/server'
import { readQueryVocabulary } from '../../catalog/search/read-query-vocabulary.ts'
import { readConfig } from '../../platform/config/config.ts'
import { startApi } from '../../start-api.ts'
import { makeVisitor } from '../../testing/make-visitor.ts'
import { p95 } from '../p95.ts'
import { isRight } from './judge-product.ts'
import { judgedQueries } from './judged-queries.ts'
import type { JudgedQuery, QueryGroup } from './judged-query.ts'
import { readFoundProducts } from './read-found-products.ts'

const shown = 8

export interface JudgedAnswer {
  readonly query: string
  readonly group: QueryGroup
  /** Share of correct products among the first eight; 1 if the result is empty and may be. */
  readonly precision: number
  /** Whether the result is empty although it must not be. */
  readonly empty: boolean
  /** For readers of the report: the understood parts, and the results with the wrong ones marked. */
  readonly understood: string
  readonly came: readonly string[]
}
export interface SearchQuality {
  readonly answers: readonly JudgedAnswer[]
  /**
   * 95th percentiles in ms of searches, of suggestions for their beginnings, and of category listings requested in turn
   * with them.
   */
  readonly searchMs: number
  readonly suggestionMs: number
  readonly listingMs: number
}

/** Sends the judged queries to a shop: a new one with `products` products, or the one in `dataDir` or `databaseUrl`. */
export async function benchSearch(
  products: number,
  given: { readonly dataDir?: string | undefined; readonly databaseUrl?: string | undefined },
): Promise<SearchQuality> {
  const dataDir = given.dataDir ?? mkdtempSync(join(tmpdir(), 'market-bench-'))
  const settings = { DATA_DIR: dataDir, DATABASE_URL: given.databaseUrl }
  const config = { ...readConfig(settings), port: 0, bankPort: 0, products }
  const api = await startApi(
    config,
    { clock: { now: () => new Date() }, log: makeLog('api', 'silent') },
    { jobs: false },
  )
  try {
    const { db } = api.deps
    const address = api.app.server.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const visitor = await makeVisitor(`http://127.0.0.1:${port}`)
    const vocabulary = await readQueryVocabulary(db, new Date())
    const ask = async (q: string) => {
      const from = performance.now()
      const { data, status } = await visitor.call(getSearch, { query: { q, limit: '48', offset: '0' } })
      if (status !== 200) throw new Error(`${q} answered ${status}`)
      return { ids: data.results.map(({ id }) => id).slice(0, shown), ms: performance.now() - from }
    }
    const leaves = leafCategories()
    const list = async (index: number) => {
      const from = performance.now()
      const slug = leaves[index % leaves.length]?.slug ?? ''
      await visitor.ask(getProducts, { query: { category_slug: slug, limit: '48', offset: '0' } })
      return performance.now() - from
    }
    const suggest = async (q: string) => {
      const from = performance.now()
      const { status } = await visitor.call(getAutocomplete, { query: { q } })
      if (status !== 200) throw new Error(`suggestions for ${q} answered ${status}`)
      return performance.now() - from
    }
    for (const { query } of judgedQueries().slice(0, 20)) {
      await ask(query)
      await suggest(query)
    }
    const answers: JudgedAnswer[] = []
    const times: { readonly search: number; readonly listing: number }[] = []
    const typed = new Map<string, number>()
    for (const [index, judged] of judgedQueries().entries()) {
      const { ids, ms } = await ask(judged.query)
      times.push({ search: ms, listing: await list(index) })
      // Suggestions are cached, so each beginning is requested once.
      for (const q of [judged.query.slice(0, 4), judged.query.slice(0, Math.ceil(judged.query.length * 0.7))])
        if (!typed.has(q)) typed.set(q, await suggest(q))
      const understood = describe(understandQuery(judged.query, vocabulary))
      answers.push({ ...judge(judged, await readFoundProducts(db, ids)), understood })
    }
    return {
      answers,
      searchMs: p95(times.map(({ search }) => search)),
      suggestionMs: p95([...typed.values()]),
      listingMs: p95(times.map(({ listing }) => listing)),
    }
  } finally {
    await api.stop()
    if (given.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
  }
}

function judge(judged: JudgedQuery, found: Awaited<ReturnType<typeof readFoundProducts>>) {
  const { query, group, mayBeEmpty = false } = judged
  const right = found.filter((product) => isRight(product, judged)).length
  return {
    query,
    group,
    precision: found.length === 0 ? Number(mayBeEmpty) : right / found.length,
    empty: found.length === 0 && !mayBeEmpty,
    came: found.map(
      (product) => `${isRight(product, judged) ? '✓' : '✗'} ${product.title} (${product.categories.at(-1)})`,
    ),
  }
}

const describe = ({ words, parts }: QueryUnderstanding) =>
  [
    ...words.map(({ forms }) => forms.join('|')),
    ...parts.map(({ filter, label }) => `[${filter.kind}: ${label}]`),
  ].join(' ')
