import * as v from 'valibot'
import { defineCall } from '../kernel/call.ts'
import { nothing, positive, text } from '../kernel/field.ts'

/** A poll with its questions. */
export const poll = v.object({
  id: v.number(),
  title: text,
  questions: v.array(
    v.object({
      id: v.number(),
      text,
      required: v.boolean(),
      /** Empty for a question with a free text answer. */
      options: v.array(v.object({ id: v.number(), name: text })),
    }),
  ),
})

/** `null` if no poll is open. `answered` by this caller, who can answer it once. */
export const getPoll = defineCall({
  method: 'GET',
  path: '/poll',
  who: 'any',
  summary: 'The open poll; null if there is none',
  answer: v.object({ poll: v.nullable(poll), answered: v.boolean() }),
})
/**
 * 404 if the poll is no longer open. Refused if the caller has already answered, or if a required question is left out.
 */
export const postPoll = defineCall({
  method: 'POST',
  path: '/poll',
  who: 'any',
  idempotent: true,
  summary: 'Answer the open poll, once',
  body: v.strictObject({
    poll_id: positive,
    answers: v.pipe(
      v.array(
        v.strictObject({
          question: positive,
          option: v.nullable(positive),
          text: v.pipe(v.string(), v.maxLength(4000)),
        }),
      ),
      v.maxLength(50),
    ),
  }),
  answer: nothing,
})
