import type { JudgedQuery } from '../judged-query.ts'
import { daily } from './daily.ts'
import { edges } from './edges.ts'
import { errands } from './errands.ts'
import { habits } from './habits.ts'
import { heldBack } from './held-back.ts'
import { household } from './household.ts'
import { intent } from './intent.ts'
import { letters } from './letters.ts'
import { meaning } from './meaning.ts'
import { scullery } from './scullery.ts'
import { shelves } from './shelves.ts'
import { sought } from './sought.ts'
import { things } from './things.ts'
import { words } from './words.ts'

/** Searches of shoppers in the groups of `queryGroups`. */
export const judgedQueries: readonly JudgedQuery[] = [
  ...letters,
  ...words,
  ...intent,
  ...meaning,
  ...edges,
  ...household,
  ...things,
  ...shelves,
  ...daily,
  ...sought,
  ...errands,
  ...habits,
  ...scullery,
  ...heldBack,
]
