import { hash } from 'node:crypto'
import { utf8Bytes } from '@market/server'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** A stale answer may be served this many times longer while a new one is fetched. */
const staleFactor = 10

/** Sends a response that is the same for all callers, with an ETag; a matching `If-None-Match` gets 304. */
export function sendShared(request: FastifyRequest, reply: FastifyReply, seconds: number, answer: unknown) {
  const body = utf8Bytes(JSON.stringify(answer))
  const etag = `"${hash('sha1', body, 'base64url')}"`
  reply
    .header('etag', etag)
    .header('cache-control', `public, max-age=${seconds}, stale-while-revalidate=${seconds * staleFactor}`)
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (known.includes(etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(body)
}
