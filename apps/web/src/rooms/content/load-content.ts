import { dealUrl, searchUrl } from '@market/domain/navigation'
import type { ProductCard } from '@market/domain/catalog'
import type { ContentPage, ContentSection, ProductRow } from '@market/domain/content'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../page/page-failure.ts'
import { type Missing, missingOf, type PageRequest } from '../../page/page.ts'
import { contentTexts } from './texts.ts'

export interface ContentData extends Missing {
  readonly page: ContentPage
  /** Products of each block with a product row, by the block's index; a row that failed to load is missing. */
  readonly rows: Readonly<Record<number, readonly ProductCard[]>>
  /** Sections of the site map; empty on other pages. */
  readonly sections: readonly ContentSection[]
}

/** Longer than any path that the API knows. */
const longestPath = 200

/** Loads the content page of an address, in the version that `?surum=` names, and the data of its blocks. */
export async function loadContent({ url, services: container }: PageRequest): Promise<ContentData> {
  if (url.pathname.length > longestPath) throw pageFailure(404, contentTexts.problems.notFound)
  const library = container.get(services.ContentLibrary)
  const version = /^[1-9]\d{0,3}$/.exec(url.searchParams.get('surum') ?? '')?.[0]
  const answer = await library.page({ path: url.pathname, ...(version && { version: Number(version) }) })
  if (!answer.ok) throw gatewayProblem(answer.failure, contentTexts.problems)
  const page = answer.value
  const catalog = container.get(services.ProductCatalog)
  const readRow = ({ category, q, sort, deal }: ProductRow, limit: number) => {
    if (deal !== undefined)
      return container.get(services.DealCatalog).products({ limit, offset: 0, sort, stock: 'true', slug: deal })
    const request = { limit, offset: 0, sort, stock: 'true', ...(category && { categorySlug: category }) } as const
    return q === '' ? catalog.listing(request) : catalog.search({ ...request, q })
  }
  const [rows, sections] = await Promise.all([
    Promise.all(
      page.blocks.map(async (block, at) =>
        // Loads enough products to replace those that an earlier row shows already.
        block.type === 'products'
          ? [{ at, block, row: await readRow(block, block.limit + shownBefore(page, at)) }]
          : [],
      ),
    ),
    page.blocks.some(({ type }) => type === 'site-map') ? library.sections() : undefined,
  ])
  const read = rows.flat()
  const shown = new Set<number>()
  return {
    page,
    rows: Object.fromEntries(
      read.map(({ at, block, row }) => {
        const others = (row.ok ? row.value.results : []).filter(({ id }) => !shown.has(id)).slice(0, block.limit)
        for (const { id } of others) shown.add(id)
        return [at, others]
      }),
    ),
    sections: sections?.ok ? sections.value : [],
    ...missingOf(sections, ...read.map(({ row }) => row)),
  }
}

/** Maximum number of products in the rows before a block, at most 36, because a listing has up to sixty. */
const shownBefore = ({ blocks }: ContentPage, at: number): number =>
  Math.min(
    36,
    blocks.slice(0, at).reduce((sum, block) => sum + (block.type === 'products' ? block.limit : 0), 0),
  )

/** Address of the listing from which a row's products are taken. */
export const rowUrl = ({ category, q, sort, deal }: ProductRow): string => {
  if (deal !== undefined) return dealUrl(deal)
  const url = searchUrl({ ...(category && { category }), ...(q && { q }) })
  return sort === 'default' ? url : `${url}${url.includes('?') ? '&' : '?'}sort=${sort}`
}
