import type { FieldProblem } from '../kernel/field-problem.ts'
import { formProblems } from '../kernel/form-problems.ts'
import { searchKey } from '../text/search-key.ts'

/** Most characters of a list's name. */
export const maxListNameLength = 60

/** A list's name as it is sent: one space between words, none around them. */
export const normalizeListName = (typed: string): string => typed.trim().replaceAll(/\s+/g, ' ')

/** What keeps a list from being called so. */
export const listNameProblems = (name: string): readonly FieldProblem<'name'>[] =>
  formProblems({ name }, [['name', { maxLength: maxListNameLength }]])

/** Two names of one list: case, dots and accents do not tell them apart (rules.md T4). */
export const isSameListName = (one: string, other: string): boolean =>
  searchKey(normalizeListName(one)) === searchKey(normalizeListName(other))
