/** Reports failures to operators that no caller sees. */
export interface Log {
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}
