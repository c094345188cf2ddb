import { Socket } from 'node:net'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

const everyMs = 400
/** A server that does not answer a trivial query for this many turns, a second in total, is frozen. */
const silentTurns = 10
const turnMs = 100

export interface FrozenServerWatch {
  /** Creates a connection's socket, which is destroyed when the server freezes. */
  socket(): Socket
  stop(): void
}

/**
 * Detects a frozen server. It causes no error, and a normal statement may legitimately take seconds, so the server is
 * probed on a separate connection. If the probe gets no answer, all other connections are destroyed, and their
 * statements fail at once (security.md 50). Any answer counts, even an error.
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
    // Several short timeouts instead of a long one. If the machine has no time for this process, it has none for the
    // database server either, and then the wait gets longer.
    for (let turn = 0; turn < silentTurns; turn += 1) {
      await wait(turnMs)
      // If this process itself was blocked, the answer may be waiting unread.
      await nextTurn()
    }
    return false
  }
  let looking = false
  const look = async () => {
    if (looking || sockets.size === 0) return
    looking = true
    const heard = new Map([...sockets].map((socket) => [socket, socket.bytesRead]))
    // A server that is only busy still sends data on some connection.
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
