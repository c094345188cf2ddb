import { findCategory, pathTo } from '@market/domain/catalog'

/** A category in a breadcrumb path. */
export interface CategoryPlace {
  readonly name: string
  readonly url: string
}

/** The categories from a main category down to the one with this slug; empty if it does not exist. */
export const categoryWay = (slug: string): readonly CategoryPlace[] =>
  pathTo(slug).map(({ name, url }) => ({ name, url }))

/** Address of a category whose slug was written with capitals; undefined if it does not exist. */
export const writtenCategory = (slug: string): string | undefined => findCategory(slug.toLowerCase())?.url
