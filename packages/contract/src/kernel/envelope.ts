import * as v from 'valibot'

/** Every answer of the provider: `data` on success, `err_msg` in Turkish and an optional `err_code` on failure. */
export interface Envelope<Data> {
  readonly success: boolean
  readonly data: Data
  readonly err_msg?: string
  readonly err_code?: number
}

/** A failed response: only the envelope's own fields are read. */
export const failedAnswer = v.object({
  success: v.literal(false),
  err_msg: v.string(),
  err_code: v.optional(v.number()),
  data: v.optional(v.unknown()),
})
/** The body of a refusal or failure as a client reads it. */
export type FailedAnswer = v.InferOutput<typeof failedAnswer>

/** Envelope schema around the `data` schema of a call. */
export const envelopeOf = <S extends v.GenericSchema>(data: S) => v.object({ success: v.literal(true), data })
