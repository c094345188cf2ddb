import type { JudgedQuery } from '../judged-query.ts'
import { letters } from './letters.ts'

/** What shoppers search, in the groups of `queryGroups`. */
export const judgedQueries: readonly JudgedQuery[] = [...letters]
