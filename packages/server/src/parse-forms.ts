import type { FastifyInstance } from 'fastify'

/** Lets the routes of a scope accept HTML forms: the body is an object of texts, with the last value of each name. */
export function parseForms(scope: FastifyInstance): void {
  scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))))
  })
}
