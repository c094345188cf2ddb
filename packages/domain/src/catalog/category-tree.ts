import { slugify } from '../text/slugify.ts'
import { anneBebek } from './category-tree/anne-bebek.ts'
import type { GroupData } from './category-tree/branch.ts'
import { elektronik } from './category-tree/elektronik.ts'
import { evYasam } from './category-tree/ev-yasam.ts'
import { giyimAksesuar } from './category-tree/giyim-aksesuar.ts'
import { hobiDunyasi } from './category-tree/hobi-dunyasi.ts'
import { kozmetikSaglik } from './category-tree/kozmetik-saglik.ts'
import { otomobilMotosiklet } from './category-tree/otomobil-motosiklet.ts'
import { outdoorSpor } from './category-tree/outdoor-spor.ts'
import { petShop } from './category-tree/pet-shop.ts'
import { supermarket } from './category-tree/supermarket.ts'
import { mainCategories } from './main-categories.ts'

/** A node of the built-in tree; the lists are never fetched (specification section 2). */
export interface CategoryNode {
  readonly id: number
  readonly name: string
  readonly slug: string
  /** Target of links to the category. */
  readonly url: string
  /** px, 24 to 32; top level only. */
  readonly fontSize?: number
  readonly urlType: 'category' | 'arama'
  readonly parentId: number | null
  /** Index of one of eight colours, assigned cyclically. */
  readonly colour: number
  readonly children: readonly CategoryNode[]
}

const colours = 8
const fontSizes = { max: 32, min: 24 }

const leafNode = (data: GroupData['leaves'][number], parentId: number, position: number): CategoryNode => {
  const { name, slug } = typeof data === 'string' ? { name: data, slug: slugify(data) } : data
  const id = parentId * 100 + position + 1
  return { id, name, slug, url: `/arama/${slug}`, urlType: 'arama', parentId, colour: position % colours, children: [] }
}
const groupNode = (data: GroupData, parentId: number, position: number): CategoryNode => {
  const id = data.id ?? parentId * 100 + position + 1
  const slug = data.slug ?? slugify(data.name)
  const children = data.leaves.map((leaf, index) => leafNode(leaf, id, index))
  return {
    id,
    name: data.name,
    slug,
    url: `/arama/${slug}`,
    urlType: 'arama',
    parentId,
    colour: position % colours,
    children,
  }
}
/** Branches in the order of the main categories. */
const branches = [
  elektronik,
  giyimAksesuar,
  kozmetikSaglik,
  anneBebek,
  evYasam,
  hobiDunyasi,
  outdoorSpor,
  supermarket,
  otomobilMotosiklet,
  petShop,
]

/** The built-in category tree with ids, slugs, url types, font sizes and cyclic colours (rules.md L9). */
export const categoryTree: readonly CategoryNode[] = mainCategories.map(({ id, name, slug, url }, position) => ({
  id,
  name,
  slug,
  url,
  // Shorter names are set larger in the panel.
  fontSize: Math.max(fontSizes.min, fontSizes.max - Math.max(0, name.length - 8)),
  urlType: 'category',
  parentId: null,
  colour: position % colours,
  children: (branches[position] ?? []).map((group, index) => groupNode(group, id, index)),
}))

const withDescendants = (node: CategoryNode): readonly CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
]
const all = categoryTree.flatMap(withDescendants)
const bySlug = new Map(all.map((node) => [node.slug, node]))
const byId = new Map(all.map((node) => [node.id, node]))

/** The category with this slug, or undefined. */
export const findCategory = (slug: string): CategoryNode | undefined => bySlug.get(slug)
/** The category with this id, or undefined. */
export const findCategoryById = (id: number): CategoryNode | undefined => byId.get(id)

/** Path from the root to the category itself; empty for an unknown slug. */
export const pathTo = (slug: string): readonly CategoryNode[] => {
  const way: CategoryNode[] = []
  for (
    let node = findCategory(slug);
    node;
    node = node.parentId === null ? undefined : findCategoryById(node.parentId)
  ) {
    way.unshift(node)
  }
  return way
}

/** Categories without children; every product belongs to one. */
export const leafCategories = (): readonly CategoryNode[] => all.filter((node) => node.children.length === 0)
