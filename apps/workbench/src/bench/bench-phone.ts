import { demoShopper } from '@market/e2e/demo-shopper'
import { median } from './median.ts'
import { findPages } from './pages.ts'
import type { Row } from './row.ts'
import { traceVisit, type VisitTrace } from './trace-visit.ts'
import { type BenchShop, withTwoShops } from './two-shops.ts'

const runs = 5

/** The largest allowed ratio to the earlier commit's figure, by page (design.md, Speed). */
const first = { firstPaint: 0.7, largestPaint: 0.8, mainThread: 0.65, blocked: 0.2 }
const most: Readonly<Record<string, Partial<Record<keyof VisitTrace, number>>>> = {
  home: first,
  listing: { ...first, firstPaint: 0.55, largestPaint: 0.75 },
  product: first,
}
const names = {
  firstPaint: 'first paint',
  largestPaint: 'largest paint',
  blocked: 'blocked',
  mainThread: 'main thread',
  longestTask: 'longest task',
  layout: 'layout',
  style: 'style',
  paint: 'paint',
  script: 'script',
} as const satisfies Partial<Record<keyof VisitTrace, string>>

/**
 * Measures first visits of a phone on slow 4G with a four times slower processor, alternating between this tree's shop
 * and that of an earlier commit.
 */
export const benchPhone = (root: string, against: string): Promise<readonly Row[]> =>
  withTwoShops(root, against, async ({ now, before, browser }) => {
    const places = { now: await phonePlaces(now), before: await phonePlaces(before) }
    const rows: Row[] = []
    for (const page of pages) {
      const visits: { readonly now: VisitTrace; readonly before: VisitTrace }[] = []
      const visit = (side: 'now' | 'before') =>
        traceVisit(browser, places[side].addresses[page], isOwn(page) ? places[side].member : {})
      for (let run = 0; run < runs; run += 1) visits.push({ before: await visit('before'), now: await visit('now') })
      const of = (side: 'now' | 'before', figure: keyof VisitTrace) =>
        median(visits.map((traces) => traces[side][figure]))
      for (const [figure, name] of Object.entries(names) as [keyof typeof names, string][]) {
        const max = most[page]?.[figure]
        rows.push({
          what: `${page}: ${name} against ${against}`,
          figure: of('now', figure) / of('before', figure),
          unit: 'times',
          ...(max !== undefined && { max }),
        })
        rows.push({
          what: `${page}: ${name}`,
          figure: of('now', figure),
          unit: 'ms',
          ...(figure === 'longestTask' && { max: 100 }),
        })
      }
      rows.push({
        what: `${page}: layout shift`,
        figure: Math.round(of('now', 'shift') * 1_000) / 1_000,
        unit: 'shift',
        max: 0,
      })
    }
    return rows
  })

const pages = ['home', 'listing', 'product', 'cart', 'checkout', 'account'] as const
/** Pages that are opened by a member with a filled cart. */
const isOwn = (page: (typeof pages)[number]) => page === 'cart' || page === 'checkout' || page === 'account'

/** Addresses of a phone's pages, and the storage of a signed-in member whose cart holds two products. */
async function phonePlaces(shop: BenchShop) {
  const { home, listing, product, products } = await findPages(shop.url)
  const storageState = await demoShopper(shop, products)
  const at = (path: string) => shop.url + path
  return {
    addresses: {
      home: at(home),
      listing: at(listing),
      product: at(product),
      cart: at('/my/tr/sepet'),
      checkout: at('/my/tr/adres'),
      account: at('/my/siparisler'),
    },
    member: { storageState },
  }
}
