import { searchKey } from '@market/domain/text'
import { type CategoryNode, categoryTree } from '@market/domain/catalog'
import { matchingNames } from './matching-names.ts'

const withDescendants = (node: CategoryNode): readonly CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
]
const keyed = categoryTree.flatMap(withDescendants).map((node) => ({ node, key: searchKey(node.name) }))

/**
 * Categories named by a text, general ones before specific ones. Of two with the same name the specific one is kept.
 */
export function findCategories(text: string, max: number): readonly CategoryNode[] {
  const found = matchingNames(keyed, text)
  return [...new Map(found.map((category) => [category.key, category.node])).values()].slice(0, max)
}
