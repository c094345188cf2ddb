import { PassThrough } from 'node:stream'
import type { FastifyReply } from 'fastify'

/** The sending side of an event stream. */
export interface EventSink<Event> {
  send(event: Event): void
  /** Closes the stream. The client then reconnects. */
  end(): void
}
/** Starts sending events to the sink and returns a function that stops it. */
export type EventFeed<Event> = (sink: EventSink<Event>) => () => void

/** Shorter than the idle timeouts of this server (20 s) and of a proxy (30 s). */
const heartbeatMs = 10_000
/**
 * Maximum life of a stream. The client then reconnects with its bearer, so a session that was signed out receives
 * events for at most 5 minutes.
 */
const lifeMs = 5 * 60_000
/** Maximum bytes buffered for a client that does not read; beyond it the stream is destroyed. */
const mostUnread = 16_384

/**
 * Answers with server-sent events until the client disconnects, the feed ends, or the stream reaches its maximum life.
 */
export function sendEvents<Event>(reply: FastifyReply, feed: EventFeed<Event>): FastifyReply {
  const stream = new PassThrough()
  const write = (text: string) => {
    if (stream.writableLength + stream.readableLength > mostUnread) stream.destroy()
    else if (stream.writable) stream.write(text)
  }
  const end = () => void stream.end()
  const timers = [setInterval(() => write(':\n\n'), heartbeatMs).unref(), setTimeout(end, lifeMs).unref()]
  // The first comment sends the headers, so that proxy and client see an open stream.
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
