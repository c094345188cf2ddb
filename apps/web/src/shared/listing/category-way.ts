import { findCategory, pathTo } from '@market/domain/catalog'

/** A category as a way leads to it. */
export interface CategoryPlace {
  readonly name: string
  readonly url: string
}

/** From a main category to the one of this slug; empty where there is none. */
export const categoryWay = (slug: string): readonly CategoryPlace[] =>
  pathTo(slug).map(({ name, url }) => ({ name, url }))

/** Address of a category that was written with capitals. */
export const writtenCategory = (slug: string): string | undefined => findCategory(slug.toLowerCase())?.url
