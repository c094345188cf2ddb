import { once, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { category, schedule, text, tone, whole, words } from '../fields.ts'

const banner = v.pipe(
  v.strictObject({
    place: text,
    tone,
    image: v.optional(v.string(), ''),
    name: v.exactOptional(text),
    ...words,
    link: text,
    height: whole,
    stamps: v.optional(v.array(v.strictObject({ image: text, title: text, text, url: text })), []),
  }),
  v.transform(({ place, tone: background, image, link, height, stamps, name, ...said }) => ({
    place,
    category: null,
    link,
    banner_url: image,
    name: name ?? said.headline,
    text: said,
    height,
    background,
    gradient_background: null,
    stamps,
  })),
)
/** A strip over the header. */
const strip = v.pipe(
  v.strictObject({ when: schedule, tone, ...words, link: text }),
  v.transform(({ when, tone: background, link, ...said }) => ({
    place: 'top',
    category: null,
    content: {
      when,
      link,
      banner_url: '',
      name: said.headline,
      text: said,
      height: 80,
      background,
      gradient_background: null,
      stamps: [],
    },
  })),
)

/** Banners of the home page, of days of the year, and of the main categories and all below them. */
export const seedBanners = once(() => {
  const { categories, ...banners } = readYaml(
    dataFile('showcase/banners.yaml'),
    v.strictObject({
      home: v.array(banner),
      days: v.array(strip),
      categories: v.record(category, v.strictObject({ tone, image: text, ...words, link: text })),
    }),
  )
  return { ...banners, categories: Object.entries(categories).map(([slug, one]) => ({ category: slug, ...one })) }
})
