import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../validation/form-problems.ts'
import { searchKey } from '../text/search-key.ts'

/** Most characters of a list's name. */
export const maxListNameLength = 60

/** A list's name as it is sent: one space between words, none around them. */
export const normalizeListName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

/** Problems of a list's name. */
export const listNameProblems = (name: string): readonly FieldProblem<'name'>[] =>
  formProblems({ name }, [['name', { maxLength: maxListNameLength }]])

/** Whether two names are the same list's: case, dots and accents are ignored (rules.md T4). */
export const isSameListName = (one: string, other: string): boolean =>
  searchKey(normalizeListName(one)) === searchKey(normalizeListName(other))
