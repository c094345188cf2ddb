/** The result of an operation that may fail in an expected way, with a code. Unexpected errors are thrown. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

/** The successful outcome with its value. */
export const succeed = <const Value>(value: Value): Result<Value, never> => ({ ok: true, value })
/** The outcome that failed as expected, with its coded failure. */
export const fail = <const Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure })
