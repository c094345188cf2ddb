/** A problem of one field of a form. */
export interface FieldProblem<Field extends string> {
  readonly field: Field
  readonly problem: 'required' | 'invalid' | 'expired'
}
/** A command that its own rules refuse; nothing was sent. */
export interface InvalidForm<Field extends string> {
  readonly kind: 'invalid'
  /** In the form's order. */
  readonly problems: readonly FieldProblem<Field>[]
}
