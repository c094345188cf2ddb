/** The outcome of something that may fail in an expected, coded way. Surprises throw instead. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure }

export const succeed = <const Value>(value: Value): Result<Value, never> => ({ ok: true, value })
export const fail = <const Failure>(failure: Failure): Result<never, Failure> => ({ ok: false, failure })
