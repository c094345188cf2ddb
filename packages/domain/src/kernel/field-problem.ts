/** A problem of one field of a form. */
export interface FieldProblem<Field extends string> {
  readonly field: Field
  readonly problem: 'required' | 'invalid' | 'expired'
}
/** A command that failed validation; no request was sent. */
export interface InvalidForm<Field extends string> {
  readonly kind: 'invalid'
  /** Problems in the form's order. */
  readonly problems: readonly FieldProblem<Field>[]
}
