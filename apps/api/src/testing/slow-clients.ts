import { connect } from 'node:net'

/** The bytes that a client sends first, before it sends single spaces. */
const begun = {
  nothing: '',
  headers: 'POST /eptnew/access-token HTTP/1.1\r\nhost: x\r\nx-slow: ',
  body: 'POST /eptnew/access-token HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{"anonymous":',
  file: 'POST /eptnew/x/review-photos/1 HTTP/1.1\r\nhost: x\r\ncontent-type: application/octet-stream\r\ncontent-length: 8000000\r\n\r\n',
}
export type Slowness = keyof typeof begun
export const slownesses: readonly Slowness[] = ['nothing', 'headers', 'body', 'file']

/**
 * Opens clients that never complete their request. Returns how many were still connected after `forMs`, and after how
 * many ms the last of the others was disconnected.
 */
export async function slowClients(
  url: string,
  wish: {
    readonly count: number
    readonly slowness: Slowness
    readonly everyMs: number
    readonly forMs: number
    /** Ends all clients early. */
    readonly stop?: AbortSignal
  },
): Promise<{ readonly held: number; readonly lastMs: number }> {
  const { port, hostname } = new URL(url)
  const began = performance.now()
  const client = () =>
    new Promise<number | undefined>((resolve) => {
      const socket = connect(Number(port), hostname)
      socket.write(begun[wish.slowness])
      const drip = setInterval(() => wish.slowness === 'nothing' || socket.write(' '), wish.everyMs)
      const end = setTimeout(() => done(undefined), wish.forMs)
      wish.stop?.addEventListener('abort', () => done(undefined))
      const done = (ms: number | undefined) => {
        clearInterval(drip)
        clearTimeout(end)
        socket.destroy()
        resolve(ms)
      }
      // Without reading, the socket does not report that the server closed it.
      socket.resume()
      socket.once('error', () => undefined)
      socket.once('close', () => done(performance.now() - began))
    })
  const ends = await Promise.all(Array.from({ length: wish.count }, client))
  const dropped = ends.filter((ms) => ms !== undefined)
  return { held: ends.length - dropped.length, lastMs: Math.max(0, ...dropped) }
}
