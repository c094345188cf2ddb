import { type CategoryNode, findCategoryById } from '@market/domain/catalog'
import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** A category and its descendants. */
export const descendantIds = (node: CategoryNode): readonly number[] => [
  node.id,
  ...node.children.flatMap(descendantIds),
]

/**
 * Whether a product `p` is in a category or its descendants. The tree is built in, so the database compares plain IDs.
 */
export function inCategory(id: number): RawBuilder<SqlBool> {
  const node = findCategoryById(id)
  return sql`p.category_id = any(${node ? descendantIds(node) : [id]}::int[])`
}
