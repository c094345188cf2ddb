import { type CategoryNode, categoryTree, searchKey } from '@market/domain'
import { matchingNames } from './matching-names.ts'

const withDescendants = (node: CategoryNode): readonly CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
]
const keyed = categoryTree.flatMap(withDescendants).map((node) => ({ node, key: searchKey(node.name) }))

/** Categories that a text names, the general before the special. Of two with one name the special one stands. */
export function findCategories(text: string, most: number): readonly CategoryNode[] {
  const found = matchingNames(keyed, text)
  return [...new Map(found.map((category) => [category.key, category.node])).values()].slice(0, most)
}
