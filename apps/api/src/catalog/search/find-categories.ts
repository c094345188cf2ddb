import { type CategoryNode, categoryTree, searchKey } from '@market/domain'

const withDescendants = (node: CategoryNode): readonly CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
]
const keyed = categoryTree.flatMap(withDescendants).map((node) => ({ node, key: searchKey(node.name) }))

/**
 * Categories whose name holds each word of a text as the beginning of one of its words: those that begin with the text
 * first, then the general before the special. Of two with one name the special one stands.
 */
export function findCategories(text: string, most: number): readonly CategoryNode[] {
  const key = searchKey(text).trim()
  const words = key.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '')
  if (words.length === 0) return []
  const found = keyed
    .filter((category) => words.every((word) => ` ${category.key}`.includes(` ${word}`)))
    .sort((one, other) => Number(other.key.startsWith(key)) - Number(one.key.startsWith(key)))
  return [...new Map(found.map((category) => [category.key, category.node])).values()].slice(0, most)
}
