import type { AnswerInput, getCategory, getCategoryDetail, getCategorySeo, getCategories } from '@market/contract'
import { categoryUrl, seoTitle } from '@market/domain/navigation'
import { formatPrice, kurus } from '@market/domain/money'
import { type CategoryNode, categoryTree, findCategory, findCategoryById, pathTo } from '@market/domain/catalog'
import { sql } from 'kysely'
import type { Database } from '@market/database'
import { ApiError } from '../../platform/http/api-error.ts'
import { descendantIds } from './in-category.ts'
import type { FacetCounts } from '../listing/facet-counts.ts'
import { texts } from '../texts.ts'

/** Number of products of every category, including its descendants. */
export type CategoryCounts = ReadonlyMap<number, number>

export async function countCategories(db: Database): Promise<CategoryCounts> {
  const { rows } = await sql<{ id: number; count: number }>`
    select place as id, sum(case label when 'adult' then -products else products end)::int as count from (
      select place, label, products from facet_counts
      where place = any(${categoryTree.flatMap(descendantIds)}::int[]) and label in ('total', 'adult')
      union all
      select place, label, change from facet_changes, unnest(labels) as label, unnest(category_path) as place
      where label in ('total', 'adult')) noted
    group by 1`.execute(db)
  return new Map(rows.map(({ id, count }) => [id, count]))
}

const nodeWire = (node: CategoryNode, counts: CategoryCounts) => ({
  id: node.id,
  name: node.name,
  slug: node.slug,
  url: node.url,
  url_type: node.urlType,
  parent_id: node.parentId,
  product_count: counts.get(node.id) ?? 0,
})

export const treeWire = (counts: CategoryCounts): AnswerInput<typeof getCategories> => ({
  items: categoryTree.map((main) => ({
    ...nodeWire(main, counts),
    font_size: main.fontSize ?? 0,
    children: main.children.map((group) => ({
      ...nodeWire(group, counts),
      children: group.children.map((leaf) => nodeWire(leaf, counts)),
    })),
  })),
})

/** A category by its number or slug. Refuses with 404. */
export function getCategoryOrThrow(asked: number | string): CategoryNode {
  const node = typeof asked === 'number' ? findCategoryById(asked) : findCategory(asked)
  if (!node) throw new ApiError(404, texts.categoryNotFound)
  return node
}

export const categoryWire = (node: CategoryNode, counts: CategoryCounts): AnswerInput<typeof getCategory> => ({
  ...nodeWire(node, counts),
  path: pathTo(node.slug).map((one) => nodeWire(one, counts)),
  children: node.children.map((one) => nodeWire(one, counts)),
})

export const categoryDetailWire = (
  node: CategoryNode,
  counts: CategoryCounts,
  facets: { readonly all: FacetCounts; readonly inStock: FacetCounts },
): AnswerInput<typeof getCategoryDetail> => {
  const [min, max] = facets.all.prices
  return {
    ...categoryWire(node, counts),
    in_stock_count: facets.inStock.total,
    price_range: min === null ? null : { min: Math.floor(min / 100), max: Math.ceil(max / 100) },
    brands: facets.all.brands.slice(0, 20).map(({ value, name, count }) => ({ slug: value, name, count })),
  }
}

/** A category's metadata for search engines, written from its current products. */
export function categorySeo(node: CategoryNode, facets: FacetCounts): AnswerInput<typeof getCategorySeo> {
  const [min] = facets.prices
  const brands = facets.brands.slice(0, 3).map(({ name }) => name)
  const facts = {
    name: node.name,
    count: facets.total,
    from: min === null ? undefined : formatPrice(kurus(min)),
    brands,
    below: node.children.slice(0, 4).map(({ name }) => name),
  }
  return {
    title: seoTitle(texts.seo.title(node.name)),
    description: texts.seo.description(facts),
    heading: node.name,
    text: texts.seo.text(facts),
    canonical: node.urlType === 'category' ? categoryUrl(node.slug) : node.url,
    keywords: [node.name, ...facts.below, ...brands],
  }
}
