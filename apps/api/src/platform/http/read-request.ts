import { robotCheckWanted } from '@market/contract'
import { cleanTexts } from '@market/domain/text'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { ApiError } from './api-error.ts'
import { dropUnprintable } from './drop-unprintable.ts'
import { isStorable } from './is-storable.ts'
import { texts } from './texts.ts'

/** The key under which a repeated write runs once; undefined without the header. */
export function idempotencyKey(raw: FastifyRequest): string | undefined {
  const key = raw.headers['idempotency-key']
  if (key === undefined) return undefined
  // Refuse an invalid key instead of ignoring it: without a key a repeated write could run twice.
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key)) throw new ApiError(400, texts.malformedKey)
  return key
}

/** The proof of work that an earlier refusal asked for, or an empty string. */
export function workOf(raw: FastifyRequest): string {
  const work = raw.headers[robotCheckWanted.header]
  return typeof work === 'string' && work.length <= 200 ? work : ''
}

/** Checks a part of a request by its schema. Throws 422 with the first wrong field. */
export function read(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  if (!isStorable(value)) throw new ApiError(422, texts.badRequest)
  const result = v.safeParse(schema, cleanTexts(dropUnprintable(value)))
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? ''
  throw new ApiError(422, field ? texts.invalidField(field) : texts.badRequest)
}
