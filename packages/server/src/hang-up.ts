import type { FastifyReply } from 'fastify'

/**
 * Ends when the client has hung up, or has been answered. That of the request ends, for one with a body, as soon as that
 * has been read.
 */
export function hangUp({ raw }: FastifyReply): AbortSignal {
  const over = new AbortController()
  raw.once('close', () => over.abort())
  return over.signal
}
