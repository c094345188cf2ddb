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

/** Whether the client has closed its connection, so that no answer reaches it and its error is not the server's. */
export const hasLeft = ({ raw }: FastifyReply): boolean => raw.destroyed || raw.req.socket.destroyed
