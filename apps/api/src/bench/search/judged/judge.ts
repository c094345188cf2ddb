import type { JudgedQuery, QueryGroup, Wanted } from '../judged-query.ts'

type Judgement = Omit<JudgedQuery, 'query' | 'group'>

/** Queries of a group with what is right for each: one kind of product, several, or a judgement in full. */
export const judge = (
  group: QueryGroup,
  queries: Readonly<Record<string, Wanted | readonly Wanted[] | Judgement>>,
): readonly JudgedQuery[] => Object.entries(queries).map(([query, right]) => ({ query, group, ...judgementOf(right) }))

function judgementOf(right: Wanted | readonly Wanted[] | Judgement): Judgement {
  if ('first' in right) return right
  return { first: isList(right) ? right : [right] }
}
const isList = (right: Wanted | readonly Wanted[]): right is readonly Wanted[] => Array.isArray(right)

/** In one of the categories. */
export const leaf = (...slugs: readonly string[]): Wanted => ({ in: slugs })
/** In the category, with one of the words among name, choices and properties. */
export const having = (slug: string, ...choice: readonly string[]): Wanted => ({ in: [slug], choice })
/** Named so, wherever it is filed. */
export const named = (...words: readonly string[]): Wanted => ({ named: words })
/** Nothing is right, and nothing may come. */
export const nothing: Judgement = { first: [], mayBeEmpty: true }
/** Leaves of a pair for the ears. */
export const headphones = ['kulaklik', 'kulak-ici-kulaklik'] as const
