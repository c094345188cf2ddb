import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** Where a stream's events go. */
export interface EventSink<Event> {
  send(event: Event): void
  /** Ends the stream as it ends by itself: the client comes again. */
  end(): void
}
/** Begins to send, and gives what stops it. */
export type EventFeed<Event> = (sink: EventSink<Event>) => () => void

/** Shorter than the 20 s after which this server, and the 30 s after which a proxy, takes a connection for dead. */
const heartbeatMs = 10_000
/** Who is still there comes again, and shows the bearer again: one that was signed out hears no longer than this. */
const lifeMs = 5 * 60_000
/** A client that reads nothing holds no more than this, in bytes. */
const mostUnread = 16_384

/** Answers with server-sent events until the client hangs up, the feed ends, or the stream's life is over. */
export function sendEvents<Event>(reply: FastifyReply, feed: EventFeed<Event>): FastifyReply {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.writableLength + stream.readableLength > mostUnread) stream.destroy()
    else if (stream.writable) stream.write(text)
  }
  const end = () => void stream.end()
  const timers = [setInterval(() => write(':\n\n'), heartbeatMs).unref(), setTimeout(end, lifeMs).unref()]
  // The first words open the answer: a proxy, and the client, see that it holds.
  write(':\n\n')
  const stop = feed({ send: (event) => write(`data: ${JSON.stringify(event)}\n\n`), end })
  stream.once('close', () => {
    for (const timer of timers) clearTimeout(timer)
    stop()
  })
  return reply
    .header('cache-control', 'no-store, no-transform')
    .header('x-accel-buffering', 'no')
    .type('text/event-stream; charset=utf-8')
    .send(stream)
}
