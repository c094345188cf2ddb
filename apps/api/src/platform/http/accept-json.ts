import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import { texts } from './texts.ts'

/** JSON bodies and no others; an empty one is none. What it may hold is checked with the call's schema. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(body))
    } catch {
      done(new ApiError(400, texts.badRequest))
    }
  })
}
