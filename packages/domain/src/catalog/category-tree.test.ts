import { describe, expect, it } from 'vitest'
import { slugify } from '../text/slugify.ts'
import { categoryTree, findCategory, findCategoryById, leafCategories, pathTo } from './category-tree.ts'

const all = categoryTree.flatMap((main) => [
  main,
  ...main.children,
  ...main.children.flatMap((group) => group.children),
])

describe('L9 categoryTree', () => {
  it('has the ten main categories of the specification in their order', () =>
    expect(categoryTree.map(({ slug }) => slug)).toEqual([
      'elektronik',
      'giyim-aksesuar',
      'kozmetik-saglik',
      'anne-bebek',
      'ev-yasam',
      'hobi-dunyasi',
      'outdoor-spor',
      'supermarket',
      'otomobil-motosiklet',
      'pet-shop',
    ]))
  it('gives every slug and id once', () => {
    expect(new Set(all.map(({ slug }) => slug)).size).toBe(all.length)
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    for (const { slug } of all) expect(slugify(slug)).toBe(slug)
  })
  it('knows books as category 15', () => expect(findCategoryById(15)?.name).toBe('Kitap'))
  it('sizes top levels from 24 to 32 px and cycles eight colours', () => {
    for (const { fontSize } of categoryTree) {
      expect(fontSize).toBeGreaterThanOrEqual(24)
      expect(fontSize).toBeLessThanOrEqual(32)
    }
    expect(categoryTree.map(({ colour }) => colour)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 0, 1])
    expect(all.filter(({ fontSize, parentId }) => (fontSize !== undefined) !== (parentId === null))).toEqual([])
  })
  it('finds the way to a leaf', () => {
    expect(pathTo('kulaklik').map(({ name }) => name)).toEqual(['Elektronik', 'Ses Sistemleri', 'Kulaklık'])
    expect(pathTo('constructor')).toEqual([])
    expect(findCategory('__proto__')).toBeUndefined()
  })
  it('links mains to their page and the rest to a search', () => {
    expect(findCategory('elektronik')).toMatchObject({ url: '/elektronik', urlType: 'category' })
    expect(findCategory('telefon')).toMatchObject({ url: '/arama/telefon', urlType: 'arama' })
    expect(leafCategories().length).toBeGreaterThan(200)
  })
})
