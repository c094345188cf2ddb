import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, positive, slug, text, whole } from '../kernel/field.ts'
import { banner, slide } from './home.ts'
import { productCard } from './product-card.ts'

const node = v.object({
  id: v.number(),
  name: text,
  slug: text,
  url: text,
  url_type: v.picklist(['category', 'arama']),
  parent_id: v.nullable(v.number()),
  product_count: count,
})
const group = v.object({ ...node.entries, children: v.array(node) })
/** px, top level only. */
const fontSize = v.number()

/** The built-in tree (rules.md L9) with the number of active products. */
export const getCategories = defineCall({
  method: 'GET',
  path: '/categories',
  who: 'any',
  summary: 'The category tree with the number of products of each',
  answer: v.object({
    items: v.array(v.object({ ...node.entries, font_size: fontSize, children: v.array(group) })),
  }),
})

/** A category with its path from the root and its children. */
const category = v.object({ ...node.entries, path: v.array(node), children: v.array(node) })

/** 404 for an unknown id. */
export const getCategory = defineCall({
  method: 'GET',
  path: '/category/{id}',
  who: 'any',
  summary: 'A category by its number',
  params: v.object({ id: positive }),
  answer: category,
})

const bySlug = v.object({ category_slug: v.optional(slug, '') })

/** Brands with their number of products, and the price range in lira. */
export const getCategoryDetail = defineCall({
  method: 'GET',
  path: '/category_detail',
  who: 'any',
  summary: 'A category with its brands and prices',
  query: bySlug,
  answer: v.object({
    ...category.entries,
    in_stock_count: count,
    price_range: v.nullable(v.object({ min: v.number(), max: v.number() })),
    brands: v.array(v.object({ slug: text, name: text, count })),
  }),
})

/** Texts for search engines, from the category's current products. */
export const getCategorySeo = defineCall({
  method: 'GET',
  path: '/category_seo',
  who: 'any',
  summary: 'Title, description and text of a category, from its current products',
  query: bySlug,
  answer: v.object({ title: text, description: text, heading: text, text, canonical: text, keywords: v.array(text) }),
})

/** Empty if neither the category nor an ancestor has banners. */
export const getCategoryBanner = defineCall({
  method: 'GET',
  path: '/category_banner',
  who: 'any',
  summary: 'Banners of a category, or of its nearest ancestor that has any',
  query: bySlug,
  answer: v.object({ items: v.array(banner) }),
})

/** Empty if neither the category nor an ancestor has slides. */
export const getCategorySlider = defineCall({
  method: 'GET',
  path: '/category_slider',
  who: 'any',
  summary: 'Slides of a category, or of its nearest ancestor that has any',
  query: bySlug,
  answer: v.object({ items: v.array(slide) }),
})

const row = {
  who: 'any',
  method: 'GET',
  query: v.object({
    ...bySlug.entries,
    limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(48)), 12),
  }),
  answer: v.object({ results: v.array(productCard) }),
} as const

/** Best sellers of the last seven days. */
export const getCategoryMostSolds = defineCall({
  ...row,
  path: '/category_most_solds',
  summary: 'Most ordered products of a category in the last seven days',
})
/** Products in running campaigns. */
export const getCategoryCampaignProducts = defineCall({
  ...row,
  path: '/category_campaign_products',
  summary: 'Products of a category in running campaigns',
})
/** Largest discount first. */
export const getCategoryDiscountedProducts = defineCall({
  ...row,
  path: '/category_discounted_products',
  summary: 'Products of a category with the largest discounts',
})
/** Best rating first. */
export const getCategoryFeaturedProducts = defineCall({
  ...row,
  path: '/category_featured_products',
  summary: 'Best-rated products of a category',
})
