import { cleanText } from '../text/clean-text.ts'
import type { FieldProblem } from '../kernel/field-problem.ts'

/**
 * Rule of a form field. Texts are checked after cleaning and trimming; a checkbox counts as filled in when it is
 * ticked.
 */
export interface FieldRule {
  readonly optional?: boolean
  readonly valid?: (text: string) => boolean
  /** Most code units; 200 without it. */
  readonly maxLength?: number
  /** Judged with the spaces around it, as passwords are. */
  readonly untrimmed?: boolean
}
type Given = string | boolean

const textOf = (given: Given, untrimmed: boolean): string => {
  if (typeof given !== 'string') return given ? 'on' : ''
  return untrimmed ? given : cleanText(given).trim()
}

/** The problems of a form, in the order of its rules. */
export const formProblems = <Field extends string>(
  form: { readonly [Name in Field]: Given },
  rules: readonly (readonly [Field, FieldRule?])[],
): readonly FieldProblem<Field>[] =>
  rules.flatMap(([field, rule = {}]): readonly FieldProblem<Field>[] => {
    const { optional = false, valid = () => true, maxLength = 200, untrimmed = false } = rule
    const text = textOf(form[field], untrimmed)
    if (text === '') return optional ? [] : [{ field, problem: 'required' }]
    return text.length > maxLength || !valid(text) ? [{ field, problem: 'invalid' }] : []
  })
