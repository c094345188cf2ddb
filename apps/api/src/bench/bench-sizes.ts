import { type Call, getAutocomplete, getProducts, getSearch } from '@market/contract'
import { lowerTr } from '@market/domain/text'
import { type CategoryNode, categoryTree, leafCategories } from '@market/domain/catalog'
import { makeVisitor, type Visitor } from '../testing/make-visitor.ts'
import { type SpawnedApi, spawnApi } from '../testing/spawn-api.ts'
import { p95 } from './p95.ts'
import { searched } from './searched.ts'

const kinds = ['listing', 'search', 'suggestion', 'range of prices with stars'] as const

/** 95th percentiles in ms of one kind of call on a small and on a large shop. */
export interface SizeCost {
  readonly what: (typeof kinds)[number]
  readonly smallMs: number
  readonly largeMs: number
}
interface Question {
  readonly call: Call
  readonly query: Readonly<Record<string, string>>
}

/** The memory limits that the shop sets for its processes (docs/operations.md, Memory). */
const bounds = { NODE_OPTIONS: '--max-old-space-size=256 --max-semi-space-size=16', MALLOC_ARENA_MAX: '1' }

/**
 * Sends the same calls to two shops on PostgreSQL alternately, so that other load on the machine affects both. All
 * calls are sent twice: once to warm the databases, then to restarted processes with empty caches. `memory` returns the
 * memory of the processes with the given ids at the end.
 */
export async function benchSizes(
  filled: { readonly small: Filled; readonly large: Filled },
  memory: (pid: number) => number,
): Promise<{ readonly costs: readonly SizeCost[]; readonly smallMb: number; readonly largeMb: number }> {
  const questions = makeQuestions()
  await withShops(filled, async (small, large) => {
    for (const asked of Object.values(questions)) await askInTurn(asked, small, large)
  })
  return withShops(filled, async (small, large) => {
    const costs: SizeCost[] = []
    for (const what of kinds) {
      const times = await askInTurn(questions[what], small, large)
      costs.push({ what, smallMs: p95(times.map((one) => one.small)), largeMs: p95(times.map((one) => one.large)) })
    }
    return { costs, smallMb: memory(small.pid), largeMb: memory(large.pid) }
  })
}

/** A database, and the folder with the secrets that it was filled with. */
export interface Filled {
  readonly url: string
  readonly dataDir: string
}
interface Shop {
  readonly pid: number
  readonly visitor: Visitor
}

async function withShops<Result>(
  { small, large }: { readonly small: Filled; readonly large: Filled },
  work: (small: Shop, large: Shop) => Promise<Result>,
): Promise<Result> {
  const running: SpawnedApi[] = []
  const open = async ({ url, dataDir }: Filled): Promise<Shop> => {
    const api = await spawnApi({ ...bounds, DATABASE_URL: url, DATA_DIR: dataDir })
    running.push(api)
    return { pid: api.pid, visitor: await makeVisitor(api.url) }
  }
  try {
    return await work(await open(small), await open(large))
  } finally {
    for (const api of running) api.terminate()
    await Promise.all(running.map(({ ended }) => ended))
  }
}

async function askInTurn(questions: readonly Question[], small: Shop, large: Shop) {
  const times: { readonly small: number; readonly large: number }[] = []
  for (const { call, query } of questions) {
    const took = async (shop: Shop) => {
      const from = performance.now()
      const { status } = await shop.visitor.call(call, { query })
      if (status !== 200) throw new Error(`${call.path} ${JSON.stringify(query)} answered ${status}`)
      return performance.now() - from
    }
    times.push({ small: await took(small), large: await took(large) })
  }
  return times
}

/**
 * The calls to measure: listings of every category and the whole shop, searches, products of every kind, suggestions
 * for typed beginnings, and price ranges of the whole shop.
 */
function makeQuestions(): Readonly<Record<SizeCost['what'], readonly Question[]>> {
  const texts = [...searched, ...leafCategories().map(({ name }) => lowerTr(name))]
  const typed = new Set(texts.map((text, index) => text.slice(0, 2 + (index % Math.max(1, text.length - 1))).trim()))
  const page = { limit: '48', offset: '0' }
  return {
    listing: ['', ...categoryTree.flatMap(withDescendants).map(({ slug }) => slug)].map((slug) => ({
      call: getProducts,
      query: slug === '' ? page : { ...page, category_slug: slug },
    })),
    search: texts.map((q) => ({ call: getSearch, query: { ...page, q } })),
    suggestion: [...typed].map((q) => ({ call: getAutocomplete, query: { q } })),
    'range of prices with stars': Array.from({ length: 60 }, (_, index) => ({
      call: getProducts,
      query: { ...page, price: `${10 + 7 * index}-${200 + 90 * index}`, rating: String(1 + (index % 5)) },
    })),
  }
}

const withDescendants = (node: CategoryNode): readonly CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
]
