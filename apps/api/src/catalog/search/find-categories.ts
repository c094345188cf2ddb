import { searchKey } from '@market/domain/text'
import { type CategoryNode, categoryTree } from '@market/domain/catalog'
import { matchingNames } from './matching-names.ts'

const withDescendants = (node: CategoryNode): readonly CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
]
const keyed = categoryTree.flatMap(withDescendants).map((node) => ({ node, key: searchKey(node.name) }))

/**
 * Categories that a text names, general ones before specific ones. If two have the same name, the specific one stays.
 */
export function findCategories(text: string, max: number): readonly CategoryNode[] {
  const found = matchingNames(keyed, text)
  return [...new Map(found.map((category) => [category.key, category.node])).values()].slice(0, max)
}
