import type { JudgedAnswer, SearchQuality } from '@market/api/bench-search'
import type { Row } from './row.ts'

/**
 * Maximum ratio of a search to a listing. Both share cards and counts, so when those become faster, the search's other
 * work (such as correcting typos) weighs more.
 */
const maxOfListing = 2

const mean = (figures: readonly number[]) =>
  figures.reduce((sum, figure) => sum + figure, 0) / Math.max(1, figures.length)

/**
 * Rows with the precision at eight by group and overall, the share of empty results, and the times of searches and
 * suggestions.
 */
export function searchRows({ answers, searchMs, suggestionMs, listingMs }: SearchQuality): readonly Row[] {
  const groups = Map.groupBy(answers, ({ group }) => group)
  const precision = (of: readonly JudgedAnswer[]) => mean(of.map((answer) => answer.precision))
  return [
    ...[...groups].map(([group, of]): Row => ({
      what: `${group}, ${of.length} queries`,
      figure: precision(of),
      unit: 'right',
    })),
    { what: `precision at 8, ${answers.length} queries`, figure: precision(answers), unit: 'right', min: 0.95 },
    { what: 'empty answers', figure: 100 * mean(answers.map(({ empty }) => Number(empty))), unit: '%', max: 2 },
    {
      what: 'search against a listing, 95th percentiles',
      figure: searchMs / listingMs,
      unit: 'times',
      max: maxOfListing,
    },
    {
      what: 'suggestion against a listing, 95th percentiles',
      figure: suggestionMs / listingMs,
      unit: 'times',
      max: maxOfListing,
    },
    { what: 'search, 95th percentile', figure: searchMs, unit: 'ms' },
    { what: 'suggestion, 95th percentile', figure: suggestionMs, unit: 'ms' },
  ]
}

/** Each query with a wrong result: how it was understood, and its results. */
export const wrongAnswers = ({ answers }: SearchQuality): string =>
  answers
    .filter(({ precision }) => precision < 1)
    .map(({ query, group, precision, understood, came }) =>
      [`\n${query} (${group}): ${precision.toFixed(2)}`, understood, ...came].join('\n  '),
    )
    .join('\n')
