import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, text } from '../kernel/field.ts'

/** The `recaptcha` field of a form: `challenge:number` of the proof of work, or the token of reCAPTCHA. */
export const robotSolution = v.pipe(v.string(), v.maxLength(4000))

/**
 * A 429 with this code asks for proof of work. Repeat the call with `challenge:number` in the header `header`, where
 * the SHA-256 of that text begins with `difficulty` zero bits. `data` comes with the refusal; it is valid once, for the
 * same call from the same address, for ten minutes.
 */
export const robotCheckWanted = {
  code: 5050,
  header: 'x-robot-check',
  data: v.object({ challenge: v.string(), difficulty: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(24)) }),
} as const
/** The work that a refusal asks for, as a client reads it. */
export type WantedWork = v.InferOutput<typeof robotCheckWanted.data>

/** A proof of work, or the site key of reCAPTCHA if one is configured. */
export const getRobotCheck = defineCall({
  method: 'GET',
  path: '/x/robot-check',
  who: 'any',
  summary: 'Robot check of a form; the form sends the solution as recaptcha, valid once',
  answer: v.variant('kind', [
    v.object({
      kind: v.literal('proof-of-work'),
      challenge: text,
      /** Zero bits that SHA-256 of `challenge:number` must begin with; the number is written in decimal digits. */
      difficulty: count,
      expires_at: instant,
    }),
    v.object({ kind: v.literal('recaptcha'), site_key: text, script_url: text }),
  ]),
})
