import { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const everyMs = 400
/** A server that leaves the smallest question unanswered for so many turns, a second in all, is frozen. */
const silentTurns = 10
const turnMs = 100

export interface FrozenServerWatch {
  /** Makes a connection's socket, which is broken off when the server falls silent. */
  socket(): Socket
  stop(): void
}

/**
 * Notices a server that is frozen: no error comes from it, and a statement of the shopper's may rightly take seconds. So the
 * server is asked something small on a connection apart; where no answer comes, every other connection is broken off, and
 * what waits on them fails now (security.md 50). Any answer is a sign of life,
 * a refusal too.
 */
export function detectFrozenServer(url: string): FrozenServerWatch {
  const sockets = new Set<Socket>()
  let apart: { readonly client: pg.Client; readonly socket: Socket } | undefined

  const forget = () => {
    apart?.socket.destroy()
    apart = undefined
  }
  const ask = async (): Promise<true> => {
    try {
      if (!apart) {
        const socket = new Socket()
        const client = new pg.Client({ connectionString: url, stream: () => socket })
        client.on('error', forget)
        apart = { client, socket }
        await client.connect()
      }
      await apart.client.query('select 1')
    } catch {
      forget()
    }
    return true
  }
  const silence = async (): Promise<false> => {
    // In turns: where the machine has no time for this process, it has none for the server, and more is waited for it.
    for (let turn = 0; turn < silentTurns; turn += 1) {
      await wait(turnMs)
      // Where this process itself stood still, the answer may lie here unread.
      await nextTurn()
    }
    return false
  }
  let looking = false
  const look = async () => {
    if (looking || sockets.size === 0) return
    looking = true
    const heard = new Map([...sockets].map((socket) => [socket, socket.bytesRead]))
    // A server that is merely busy still says something to somebody.
    const isBusy = () => [...sockets].some((socket) => socket.bytesRead > (heard.get(socket) ?? 0))
    if (!(await Promise.race([ask(), silence()])) && !isBusy()) {
      forget()
      for (const socket of sockets) socket.destroy()
    }
    looking = false
  }
  const timer = setInterval(() => void look(), everyMs)
  timer.unref()
  return {
    socket() {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
    stop() {
      clearInterval(timer)
      forget()
    },
  }
}
