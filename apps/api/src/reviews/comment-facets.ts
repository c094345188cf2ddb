import type { AnswerInput, getCommentFacets } from '@market/contract'
import { countThemes } from '@market/domain/catalog'
import type { Database } from '@market/database'
import { readNarrowed } from './narrowed-comments.ts'

const maxVariants = 20
const maxPhotographed = 12

/** Themes and choices that a product's comments mention, from the same comments that filters search. */
export async function commentFacets(db: Database, productId: number): Promise<AnswerInput<typeof getCommentFacets>> {
  const rows = await readNarrowed(db, { productId, order: 'date_desc' })
  const variants = new Map<string, number>()
  for (const { variant } of rows) if (variant !== null) variants.set(variant, (variants.get(variant) ?? 0) + 1)
  const photographed = rows.filter(({ images }) => images.length > 0)
  return {
    with_photos: photographed.length,
    photographed: photographed.slice(0, maxPhotographed).map(({ id, name, images }) => ({ id, name, images })),
    count: rows.length,
    themes: [...countThemes(rows.map(({ text }) => text))],
    variants: [...variants]
      .map(([name, count]) => ({ name, count }))
      .toSorted((one, other) => other.count - one.count)
      .slice(0, maxVariants),
  }
}
