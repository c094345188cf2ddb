import { once, readYaml } from '@market/data-files'
import * as v from 'valibot'
import { dataFile } from '../data-file.ts'
import { category, schedule, slide, slideFields } from '../fields.ts'

const slideOfDays = v.pipe(
  v.strictObject({ when: schedule, ...slideFields }),
  v.transform(({ when, tone, image, link, ...text }) => ({ when, tone, image, link, text })),
)

/** Slides of the home page, of days of the year, over the list of campaigns, and of the main categories. */
export const seedSlides = once(() => {
  const { categories, ...slides } = readYaml(
    dataFile('showcase/slides.yaml'),
    v.strictObject({
      home: v.array(slide),
      days: v.array(slideOfDays),
      campaigns: v.array(slide),
      categories: v.record(category, v.array(slide)),
    }),
  )
  const ofCategories = Object.entries(categories).flatMap(([slug, list]) =>
    list.map((one) => ({ category: slug, ...one })),
  )
  return { ...slides, categories: ofCategories }
})
