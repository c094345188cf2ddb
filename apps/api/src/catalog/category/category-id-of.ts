import { findCategory } from '@market/domain/catalog'
import { ApiError } from '../../platform/http/api-error.ts'
import { texts } from '../texts.ts'

/** The ID of the category with this slug; undefined without a slug. */
export function categoryIdOf(slug: string | undefined): number | undefined {
  if (!slug) return undefined
  const category = findCategory(slug)
  if (!category) throw new ApiError(404, texts.categoryNotFound)
  return category.id
}
