import { findCategoryById } from '@market/domain/catalog'

/** Names of a category path from the root, separated by `>>`. */
export const categoryTreeText = (path: readonly number[]): string =>
  path.flatMap((id) => findCategoryById(id)?.name ?? []).join('>>')
