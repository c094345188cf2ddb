import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import { texts } from './texts.ts'

/** Accepts only JSON bodies; an empty body counts as none. The call's schema validates the content. */
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
