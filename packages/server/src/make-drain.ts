import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { setTimeout as wait } from 'node:timers/promises'

/** Ends the life of a server without losing a request. */
export interface Drain {
  /** True once shutdown has begun; load balancers should stop sending requests. */
  isClosing(): boolean
  /**
   * Answers requests for `afterMs` more, each with `connection: close`. Then it accepts no more and lets running ones
   * finish.
   */
  close(afterMs: number): Promise<void>
}

/** Longest delay of a stop by idle connections or endless responses, in ms. */
const patienceMs = 8_000
/**
 * Time before connections without a request are closed, in ms. Browsers connect in advance, and Node counts such
 * connections as busy; a request may still be on its way.
 */
const silenceMs = 1_000

/** Makes the drain of a server: closes it without cutting off running requests. */
export function makeDrain(app: FastifyInstance): Drain {
  let closing = false
  const connections = new Set<Socket>()
  app.server.on('connection', (socket: Socket) => {
    connections.add(socket)
    socket.once('close', () => connections.delete(socket))
  })
  const hangUpOnSilent = () => {
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy()
  }
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  return {
    isClosing: () => closing,
    async close(afterMs) {
      closing = true
      if (afterMs > 0) await wait(afterMs)
      const timers = [
        setTimeout(hangUpOnSilent, silenceMs),
        setTimeout(() => app.server.closeAllConnections(), patienceMs),
      ]
      await app.close()
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
