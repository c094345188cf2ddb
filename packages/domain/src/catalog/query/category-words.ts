import { searchKey } from '../../text/search-key.ts'
import { type CategoryNode, categoryTree, findCategory, leafCategories, pathTo } from '../category-tree.ts'
import { kindsOf } from '../kinds-of.ts'
import { emptyEnds, kindsForChildren, meantByWords } from '../category-tree/words-of-kinds.ts'
import type { NamedCategories } from './query-vocabulary.ts'

type Stems = (word: string) => readonly string[]
const wordsOf = (name: string) =>
  searchKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The categories that words name, by the first rule that matches: a leaf, one part of its name (`Bot ve Çizme`), a
 * group, the end of a leaf's name or of its first part (`çanta` for `Kadın Çanta` and `Sırt Çantası`), or one part of a
 * group's name. Names are also found by stems.
 */
export function makeCategoryWords(stems: Stems): (key: string) => NamedCategories | undefined {
  const found = new Map<string, { readonly level: number; whole: boolean; readonly nodes: CategoryNode[] }>()
  const put = (words: readonly string[], node: CategoryNode, level: number, whole: boolean) => {
    const keys = spellings(words, stems)
    if (keys.some((key) => emptyEnds.has(key))) return
    for (const key of keys) {
      const before = found.get(key)
      if (before === undefined || before.level > level) found.set(key, { level, whole, nodes: [node] })
      else if (before.level === level && !before.nodes.includes(node)) {
        before.nodes.push(node)
        before.whole &&= whole
      }
    }
  }
  for (const node of leafCategories()) {
    const halves = kindsOf(node).map(wordsOf)
    const isOne = halves.length === 1
    // A kind whose name is the category's slug is what its category is called after.
    for (const half of halves) put(half, node, isOne || half.join('-') === node.slug ? 0 : 1, isOne)
    const [first = []] = halves
    for (let from = 1; from < first.length; from += 1) put(first.slice(from), node, 3, isOne)
    put(wordsOf(node.name), node, 0, true)
  }
  for (const node of categoryTree.flatMap((main) => [main, ...main.children])) {
    put(wordsOf(node.name), node, 2, true)
    const halves = kindsOf(node).map(wordsOf)
    if (halves.length > 1) for (const half of halves) put(half, node, 4, false)
  }
  for (const [key, slugs] of Object.entries(meantByWords)) {
    const nodes = slugs.flatMap((slug) => findCategory(slug) ?? [])
    found.set(key, { level: 0, whole: nodes.every((node) => kindsOf(node).length === 1), nodes })
  }
  const named = new Map([...found].map(([key, { whole, nodes, level }]) => [key, namedCategories(nodes, whole, level)]))
  return (key) => named.get(key)
}

/**
 * If a group has leaves of the product itself (`LED Televizyon`), leaves of its accessories are left out (`Televizyon
 * Askı Aparatı`, `Kumanda`).
 */
function namedCategories(nodes: readonly CategoryNode[], whole: boolean, level: number): NamedCategories {
  const [only] = nodes
  const name = nodes.length === 1 ? only?.name : undefined
  const slugs = nodes.flatMap((node) => itself(node)).map(({ slug }) => slug)
  const forChildren = slugs.every((slug) => pathTo(slug).some((node) => kindsForChildren.has(node.slug)))
  return { name, slugs, whole, level, forChildren }
}
function itself(node: CategoryNode): readonly CategoryNode[] {
  const key = searchKey(node.name)
  const ends = node.children.filter((leaf) => searchKey(leaf.name).endsWith(` ${key}`))
  const parts = node.children.filter(
    (leaf) => searchKey(leaf.name).startsWith(`${key} `) && /[iu]$/.test(searchKey(leaf.name)),
  )
  return ends.length === 0 || parts.length === 0 ? [node] : ends
}

/**
 * The words as typed, and with the stems of the last word. A stem of three letters is skipped, since it begins too many
 * words (`tak` of `takım`).
 */
function spellings(words: readonly string[], stems: Stems): readonly string[] {
  const last = words.at(-1) ?? ''
  return [last, ...stems(last).filter((stem) => stem.length > 3)].map((end) => [...words.slice(0, -1), end].join(' '))
}
