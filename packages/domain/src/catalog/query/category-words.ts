import { searchKey } from '../../text/search-key.ts'
import { type CategoryNode, categoryTree, findCategory, leafCategories, pathTo } from '../category-tree.ts'
import { emptyEnds, kindsForChildren, meantByWords } from '../category-tree/words-of-kinds.ts'
import type { NamedCategories } from './query-vocabulary.ts'

type Stems = (word: string) => readonly string[]
const wordsOf = (name: string) =>
  searchKey(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/**
 * The categories that words name, by the first rule that matches: a leaf, one part of its name (`Bot ve Çizme`), a
 * group, the end of a leaf's name (`çanta` for `Kadın Çanta` and `Sırt Çantası`), or one part of a group's name. Names
 * are also found by stems.
 */
export function makeCategoryWords(stems: Stems): (key: string) => NamedCategories | undefined {
  const found = new Map<string, { readonly level: number; readonly whole: boolean; readonly nodes: CategoryNode[] }>()
  const put = (words: readonly string[], node: CategoryNode, level: number, whole: boolean) => {
    for (const key of spellings(words, stems)) {
      if (emptyEnds.has(key)) continue
      const before = found.get(key)
      if (before === undefined || before.level > level) found.set(key, { level, whole, nodes: [node] })
      else if (before.level === level && !before.nodes.includes(node)) before.nodes.push(node)
    }
  }
  for (const node of leafCategories()) {
    const halves = halvesOf(node.name)
    if (halves.length === 1) {
      const words = wordsOf(node.name)
      put(words, node, 0, true)
      for (let from = 1; from < words.length; from += 1) put(words.slice(from), node, 3, true)
    } else for (const half of halves) put(half, node, 1, false)
    put(wordsOf(node.name), node, 0, true)
  }
  for (const node of categoryTree.flatMap((main) => [main, ...main.children])) {
    put(wordsOf(node.name), node, 2, true)
    const halves = halvesOf(node.name)
    if (halves.length > 1) for (const half of halves) put(half, node, 4, false)
  }
  for (const [key, slugs] of Object.entries(meantByWords))
    found.set(key, { level: 0, whole: true, nodes: slugs.flatMap((slug) => findCategory(slug) ?? []) })
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

/** `Çay ve Kahve Makinesi` is `Çay Makinesi` and `Kahve Makinesi`; `Klavye ve Fare` is each. */
function halvesOf(name: string): readonly (readonly string[])[] {
  const halves = name.split(/ ve |, | & /).map(wordsOf)
  const last = halves.at(-1) ?? []
  return halves.map((half) => (half.length === 1 && last.length === 2 ? [...half, ...last.slice(1)] : half))
}

/**
 * The words as typed, and with the stems of the last word. A stem of three letters is skipped, since it begins too many
 * words (`tak` of `takım`).
 */
function spellings(words: readonly string[], stems: Stems): readonly string[] {
  const last = words.at(-1) ?? ''
  return [last, ...stems(last).filter((stem) => stem.length > 3)].map((end) => [...words.slice(0, -1), end].join(' '))
}
