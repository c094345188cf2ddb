import { succeed } from '@market/domain/kernel'
import {
  type Banner,
  type CategoryCatalog,
  type CategoryCount,
  categoryTree,
  findCategory,
  findCategoryById,
  pathTo,
  type ProductDetail,
} from '@market/domain/catalog'
import { notFound } from '../kernel/failing.ts'

interface MemoryCategoriesContent {
  readonly products?: readonly ProductDetail[]
  /** Each with the slug of its category. */
  readonly banners?: readonly Banner[]
}

/** The built-in tree over some products, in memory. A product belongs to the categories it names. */
export function memoryCategories({ products = [], banners = [] }: MemoryCategoriesContent = {}): CategoryCatalog {
  const within = (slug: string) =>
    products.filter(({ categories }) => categories.some((one) => pathTo(one.slug).some((node) => node.slug === slug)))
  const counted = ({ id, name, slug }: Omit<CategoryCount, 'count'>) => ({ id, name, slug, count: within(slug).length })
  const missing = () => notFound('Kategori bulunamadı')
  return {
    main: async () => succeed(categoryTree.map(counted)),
    async below(id) {
      const node = findCategoryById(id)
      return node ? succeed(node.children.map(counted)) : missing()
    },
    async detail(slug) {
      const node = findCategory(slug)
      if (!node) return missing()
      const found = within(slug)
      const prices = found.map(({ price }) => price / 100)
      const brands = [...new Set(found.map(({ brand }) => brand))]
      return succeed({
        name: node.name,
        productCount: found.length,
        inStockCount: found.filter(({ stock }) => stock > 0).length,
        priceRange:
          found.length === 0 ? null : { min: Math.floor(Math.min(...prices)), max: Math.ceil(Math.max(...prices)) },
        brands: brands.map((name) => ({
          slug: name.toLowerCase(),
          name,
          count: found.filter(({ brand }) => brand === name).length,
        })),
        children: node.children.map(counted),
      })
    },
    async words(slug) {
      const node = findCategory(slug)
      if (!node) return missing()
      return succeed({
        title: `${node.name} Fiyatları ve Modelleri`,
        description: `${node.name} kategorisinde ${within(slug).length} ürün`,
        text: `${node.name} kategorisinde ${within(slug).length} ürün satışta.`,
      })
    },
    async banners(slug) {
      if (!findCategory(slug)) return missing()
      const nearest = pathTo(slug).findLast((node) => banners.some(({ category }) => category === node.slug))
      return succeed(banners.filter(({ category }) => nearest && category === nearest.slug))
    },
    async row(_, { category, limit }) {
      return findCategory(category) ? succeed(within(category).slice(0, limit)) : missing()
    },
  }
}
