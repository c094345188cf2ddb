import { type ContentPage, type ContentSection, type ProductCard, type ProductRow, searchUrl } from '@market/domain'
import { services } from '../../composition/tokens.ts'
import { gatewayProblem, pageFailure } from '../../page/page-failure.ts'
import { type Missing, missingOf, type PageRequest } from '../../page/page.ts'
import { contentTexts } from './texts.ts'

export interface ContentData extends Missing {
  readonly page: ContentPage
  /** Products of each block that shows a row, by the block's place; a row that could not be read is missing. */
  readonly rows: Readonly<Record<number, readonly ProductCard[]>>
  /** Of the site map; empty elsewhere. */
  readonly sections: readonly ContentSection[]
}

/** Longer than any address that the provider knows. */
const longestPath = 200

/** Reads the page of an address, in the version that `?surum=` names, and what its blocks show. */
export async function loadContent({ url, services: container }: PageRequest): Promise<ContentData> {
  if (url.pathname.length > longestPath) throw pageFailure(404, contentTexts.problems.notFound)
  const library = container.get(services.ContentLibrary)
  const version = /^[1-9]\d{0,3}$/.exec(url.searchParams.get('surum') ?? '')?.[0]
  const answer = await library.page({ path: url.pathname, ...(version && { version: Number(version) }) })
  if (!answer.ok) throw gatewayProblem(answer.failure, contentTexts.problems)
  const page = answer.value
  const catalog = container.get(services.ProductCatalog)
  const readRow = ({ category, q, sort, limit }: ProductRow) => {
    const request = { limit, offset: 0, sort, stock: 'true', ...(category && { categorySlug: category }) } as const
    return q === '' ? catalog.listing(request) : catalog.search({ ...request, q })
  }
  const [rows, sections] = await Promise.all([
    Promise.all(
      page.blocks.map(async (block, at) =>
        block.type === 'products' ? [{ at, block, row: await readRow(block) }] : [],
      ),
    ),
    page.blocks.some(({ type }) => type === 'site-map') ? library.sections() : undefined,
  ])
  const read = rows.flat()
  return {
    page,
    rows: Object.fromEntries(
      read.map(({ at, block, row }) => [at, row.ok ? row.value.results.slice(0, block.limit) : []]),
    ),
    sections: sections?.ok ? sections.value : [],
    ...missingOf(sections, ...read.map(({ row }) => row)),
  }
}

/** Where a row's "all" leads: the listing that it is cut from. */
export const rowUrl = ({ category, q, sort }: ProductRow): string => {
  const url = searchUrl({ ...(category && { category }), ...(q && { q }) })
  return sort === 'default' ? url : `${url}${url.includes('?') ? '&' : '?'}sort=${sort}`
}
