import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, shortText, slug, text, whole } from '../kernel/field.ts'
import { productCard } from './product-card.ts'

/** A slide: picture key, link, and its texts. */
export const slide = v.object({
  image: text,
  link: text,
  /** Name of the slide's colour pair in the design tokens, never a raw colour. */
  tone: v.picklist(['petrol', 'saffron', 'plum', 'sand', 'mint']),
  text: v.object({ kicker: text, headline: text, slogan: text, disclaimer: text, button: text }),
})
/** Slides of the home page, in the order in which they are shown. */
export const getSliders = defineCall({
  method: 'GET',
  path: '/sliders',
  who: 'any',
  summary: 'Slides of the home page',
  answer: v.object({ items: v.array(slide) }),
})

/** `place` names a page or part of the shop. */
export const getSlider = defineCall({
  method: 'GET',
  path: '/slider',
  who: 'any',
  summary: 'Slides of one place of the shop',
  query: v.object({ place: v.optional(slug, 'home') }),
  answer: v.object({ place: text, items: v.array(slide) }),
})

/** A banner: picture, link, texts; `height` in px. */
export const banner = v.object({
  position: v.picklist(['top', 'campaign-large', 'campaign-small', 'earthquake']),
  category: v.nullable(text),
  link: text,
  banner_url: text,
  name: text,
  text: v.object({ kicker: text, headline: text, slogan: text, button: text }),
  height: v.number(),
  background: v.picklist(['petrol', 'saffron', 'plum', 'sand', 'mint']),
  gradient_background: v.nullable(text),
  /** Loose stamps on a large campaign: picture key and two lines. */
  stamps: v.array(v.object({ image: text, title: text, text, url: text })),
})
/** All banners of the home page; `position` says where each belongs. */
export const getBanners = defineCall({
  method: 'GET',
  path: '/banners',
  who: 'any',
  summary: 'Banners by position',
  query: v.object({ position: v.optional(shortText), category: v.optional(shortText) }),
  answer: v.object({ items: v.array(banner) }),
})

/** Best sellers of the last seven days. */
export const getMostSolds = defineCall({
  method: 'GET',
  path: '/most_solds',
  who: 'any',
  summary: 'Most ordered products in the last seven days',
  query: v.object({
    category_slug: v.optional(slug),
    limit: v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/), v.transform(Number))),
  }),
  answer: v.object({ results: v.array(productCard) }),
})

/** Picture key and number of active products of each main category. */
export const getPopularCategories = defineCall({
  method: 'GET',
  path: '/popular_categories',
  who: 'any',
  summary: 'Main categories with picture and number of products',
  answer: v.object({
    total_count: count,
    items: v.array(v.object({ id: v.number(), name: text, slug: text, image: text, product_count: count })),
  }),
})

const fewProducts = v.optional(v.pipe(whole, v.minValue(1), v.maxValue(48)), 12)

/** Best-selling phones of the last seven days. */
export const getPhoneSlider = defineCall({
  method: 'GET',
  path: '/phone_slider',
  who: 'any',
  summary: 'Most ordered phones in the last seven days',
  query: v.object({ limit: fewProducts }),
  answer: v.object({ link: text, results: v.array(productCard) }),
})

/** Newest first. */
export const getNewcomers = defineCall({
  method: 'GET',
  path: '/newcomers',
  who: 'any',
  summary: 'The newest products',
  query: v.object({ limit: fewProducts }),
  answer: v.object({ results: v.array(productCard) }),
})

/** Only products in stock. */
export const getHgsProductOffers = defineCall({
  method: 'GET',
  path: '/hgs_product_offers',
  who: 'any',
  summary: 'Products for drivers who top up their toll account',
  query: v.object({ limit: fewProducts }),
  answer: v.object({ results: v.array(productCard) }),
})
