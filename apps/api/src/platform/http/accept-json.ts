import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import { texts } from './texts.ts'

/**
 * Accepts JSON bodies and raw files; an empty JSON body counts as no body. The call's schema validates the content, and
 * its route limits the size.
 */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<Buffer>('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, body === '' ? undefined : JSON.parse(body))
    } catch {
      done(new ApiError(400, texts.badRequest))
    }
  })
}
