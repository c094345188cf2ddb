import { describe, expect, it } from 'vitest'
import { classifyPath } from '../navigation/classify-path.ts'
import { slugify } from '../text/slugify.ts'
import {
  type CategoryNode,
  categoryTree,
  findCategory,
  findCategoryById,
  leafCategories,
  pathTo,
} from './category-tree.ts'

const withDescendants = (node: CategoryNode): readonly CategoryNode[] => [
  node,
  ...node.children.flatMap(withDescendants),
]
const all = categoryTree.flatMap(withDescendants)
const groups = categoryTree.flatMap(({ children }) => children)

describe('L9 categoryTree', () => {
  it('has the ten main categories of the specification in their order', () =>
    expect(categoryTree.map(({ id, slug, name }) => [id, slug, name])).toEqual([
      [1, 'elektronik', 'Elektronik'],
      [2, 'giyim-aksesuar', 'Giyim & Aksesuar'],
      [3, 'kozmetik-saglik', 'Kozmetik & Sağlık'],
      [4, 'anne-bebek', 'Anne & Bebek'],
      [5, 'ev-yasam', 'Ev & Yaşam'],
      [6, 'hobi-dunyasi', 'Hobi Dünyası'],
      [7, 'outdoor-spor', 'Outdoor & Spor'],
      [8, 'supermarket', 'Süpermarket'],
      [9, 'otomobil-motosiklet', 'Otomobil & Motosiklet'],
      [10, 'pet-shop', 'Pet Shop'],
    ]))
  it('gives every slug and id once, in letters of an address', () => {
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { slug, id } of all) {
      expect(slugify(slug)).toBe(slug)
      expect(Number.isSafeInteger(id) && id > 0).toBe(true)
    }
  })
  it('names no two sisters alike, and leaves no name empty', () => {
    for (const { children } of all) expect(new Set(children.map(({ name }) => name)).size).toBe(children.length)
    for (const { name } of all) expect(name).toBe(name.trim() || 'a name')
  })
  it('covers books, film, music and games, art, office, stationery, toys and hobby in Hobi Dünyası', () => {
    expect(findCategory('hobi-dunyasi')?.children.map(({ name }) => name)).toEqual([
      'Kitap',
      'Film, Müzik ve Oyun',
      'Sanat Malzemeleri',
      'Ofis',
      'Kırtasiye',
      'Oyuncak',
      'Hobi',
    ])
    expect(findCategoryById(15)).toMatchObject({ name: 'Kitap', slug: 'kitap', parentId: 6 })
  })
  it('is three levels deep, each with its parent', () => {
    for (const main of categoryTree) {
      expect(main).toMatchObject({ parentId: null, urlType: 'category', url: `/${main.slug}` })
      for (const group of main.children) {
        expect(group).toMatchObject({ parentId: main.id, urlType: 'arama', url: `/arama/${group.slug}` })
        expect(group.children.length).toBeGreaterThan(0)
        for (const leaf of group.children)
          expect(leaf).toMatchObject({ parentId: group.id, urlType: 'arama', url: `/arama/${leaf.slug}`, children: [] })
      }
    }
  })
  it('numbers leaves by their place in the group, and groups by theirs where the specification gives no number', () => {
    for (const group of groups)
      expect(group.children.map(({ id }) => id)).toEqual(group.children.map((_, place) => group.id * 100 + place + 1))
    const own = categoryTree.flatMap((main) =>
      main.children.filter(({ id }, place) => id !== main.id * 100 + place + 1).map(({ id }) => id),
    )
    expect(own).toEqual([15])
  })
  it('sizes the top level alone, from 24 to 32 px', () => {
    for (const { fontSize } of categoryTree) {
      expect(fontSize).toBeGreaterThanOrEqual(24)
      expect(fontSize).toBeLessThanOrEqual(32)
    }
    expect(all.filter((node) => 'fontSize' in node)).toEqual(categoryTree)
    expect(findCategory('pet-shop')?.fontSize).toBe(32)
    expect(findCategory('otomobil-motosiklet')?.fontSize).toBe(24)
  })
  it('gives sisters eight colours in turn', () => {
    expect(categoryTree.map(({ colour }) => colour)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
    for (const { children } of all)
      expect(children.map(({ colour }) => colour)).toEqual(children.map((_, at) => at % 8))
  })
  it('links each category to an address of its own', () => {
    for (const { url, slug, urlType } of all)
      expect(classifyPath(url)).toEqual(
        urlType === 'category' ? { type: 'landing', path: url } : { type: 'search', kind: 'search', category: slug },
      )
  })
  it('finds a category by slug and by id', () => {
    for (const node of all) {
      expect(findCategory(node.slug)).toBe(node)
      expect(findCategoryById(node.id)).toBe(node)
    }
    for (const slug of ['', 'yok', 'Elektronik', '__proto__', 'constructor', 'toString'])
      expect(findCategory(slug)).toBeUndefined()
    for (const id of [0, -1, 1.5, Number.NaN]) expect(findCategoryById(id)).toBeUndefined()
  })
  it('finds the way from the root', () => {
    expect(pathTo('kulaklik').map(({ name }) => name)).toEqual(['Elektronik', 'Ses Sistemleri', 'Kulaklık'])
    for (const node of all) {
      const way = pathTo(node.slug)
      expect(way.at(-1)).toBe(node)
      expect(way.map(({ parentId }) => parentId)).toEqual([null, ...way.slice(0, -1).map(({ id }) => id)])
    }
    for (const slug of ['', 'yok', 'constructor']) expect(pathTo(slug)).toEqual([])
  })
  it('knows its leaves', () => {
    expect(leafCategories()).toEqual(groups.flatMap(({ children }) => children))
    expect(leafCategories().length).toBeGreaterThan(200)
  })
})
