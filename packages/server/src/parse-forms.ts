import type { FastifyInstance } from 'fastify'

/** Lets the routes of a scope take HTML forms: the body is an object of texts, the last value of a name wins. */
export function parseForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}
