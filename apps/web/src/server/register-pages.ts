import type { Drain, NetworkLimit } from '@market/server'
import type { FastifyInstance } from 'fastify'
import { type Answer, answerOf, type CachedPage, type MadePage, type makePageCache } from './page-cache.ts'
import { splitTracking, withTracking } from './split-tracking.ts'

interface Pages {
  readonly cache: ReturnType<typeof makePageCache>
  readonly drain: Pick<Drain, 'isClosing'>
  readonly make: (path: string) => Promise<MadePage>
  /** Limits the pages rendered for one network; cached pages are not counted. */
  readonly limit: NetworkLimit
}

const tooMany = 'Kısa sürede çok fazla sayfa istediniz. Lütfen birazdan yeniden deneyin.'

/** Answers every address without a route of its own with a page, cached or rendered. */
export function registerPages(app: FastifyInstance, { cache, drain, make, limit }: Pages): void {
  app.get('/*', (request, reply) => {
    const { path, tracked } = splitTracking(request.raw.url ?? '/')
    const accepted = request.headers['accept-encoding'] ?? ''
    // Bypasses the framework, whose `send` takes a quarter of the time of a cached page.
    const send = ({ status, location }: CachedPage, { headers, body }: Answer) => {
      const all = location && tracked ? { ...headers, location: withTracking(location, tracked) } : headers
      reply.raw.writeHead(status, drain.isClosing() ? { ...all, connection: 'close' } : all).end(body)
      reply.hijack()
    }
    const answer = (page: CachedPage): Promise<void> | undefined => {
      const made = answerOf(page, accepted)
      if (made instanceof Promise) return made.then((it) => send(page, it))
      send(page, made)
      return undefined
    }
    const wait = cache.has(path) ? 0 : limit.use(request.ip)
    if (wait > 0)
      return reply
        .code(429)
        .headers({ 'retry-after': wait, 'cache-control': 'no-store' })
        .type('text/plain; charset=utf-8')
        .send(tooMany)
    const page = cache.get(path, () => make(path))
    return page instanceof Promise ? page.then(answer) : answer(page)
  })
}
