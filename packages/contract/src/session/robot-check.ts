import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { count, instant, text } from '../kernel/field.ts'

/** The `recaptcha` field of a form: `challenge:number` of the proof of work, or the token of reCAPTCHA. */
export const robotSolution = v.pipe(v.string(), v.maxLength(4000))

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
