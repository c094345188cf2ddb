import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TagManager } from '@market/browser'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { poolTransport } from './pool-transport.ts'
import { makeServer } from './make-server.ts'
import { readManifest } from './manifest.ts'
import { type Answer, answerOf, type CachedPage, type MadePage, makePageCache } from './page-cache.ts'
import { passCallsOn } from './pass-calls-on.ts'
import type { Site } from '../page/site.ts'
import { pageHtml } from './page-html.ts'
import { type OutsideHosts, securityHeaders } from './security-headers.ts'
import { siteMaps } from './site-maps.ts'
import { splitTracking, withTracking } from './split-tracking.ts'

export interface WebConfig {
  readonly port: number
  /** Where this machine reads figures; without one none are kept. */
  readonly metricsPort?: number | undefined
  readonly host: string
  /** Origin of the provider; pages and the browser's calls under /eptnew go there. */
  readonly apiUrl: string
  readonly bankUrl: string
  readonly outside: OutsideHosts
  /** Measures visitors who have agreed; without one nothing leaves the browser. */
  readonly tagManager?: TagManager | undefined
  readonly site: Site
  /** Folder of the browser build and of the server bundle. */
  readonly distDir: string
  readonly cacheBytes: number
  /** Addresses of load balancers whose X-Forwarded-For is believed; none where browsers come straight here. */
  readonly trustedProxies: readonly string[]
}

/** Serves pages, their assets and, on the same origin, the provider's calls and pictures. */
export async function startWeb(config: WebConfig, log: FastifyBaseLogger): Promise<FastifyInstance> {
  const clientDir = join(config.distDir, 'client')
  const assetsOf = readManifest(clientDir)
  const { renderPage, serverServices }: typeof import('./render-page.tsx') = await import(
    join(config.distDir, 'server/render-page.js')
  )
  const services = serverServices({
    apiUrl: config.apiUrl,
    transport: poolTransport(config.apiUrl),
    site: config.site,
  })
  const settings = { bankUrl: config.bankUrl, site: config.site, tagManager: config.tagManager }
  const cache = makePageCache(Date.now, config.cacheBytes, securityHeaders(config.bankUrl, config.outside))

  const app = makeServer(log, config.trustedProxies)
  if (config.metricsPort !== undefined) {
    const { serveMetrics } = await import('./serve-metrics.ts')
    await serveMetrics(app, config.metricsPort)
  }
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    decorateReply: false,
  })
  await passCallsOn(app, config.apiUrl)
  const favicon = readFileSync(new URL('../frame/favicon.svg', import.meta.url))
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml').send(favicon),
  )

  await app.register(siteMaps({ apiUrl: config.apiUrl, siteUrl: config.site.url }))

  const make = async (path: string): Promise<MadePage> => {
    const page = await within(patienceMs, (signal) => renderPage(config.site.url + path, services, signal))
    if (page.kind === 'moved') return { status: page.status, html: '', location: page.location, shared: undefined }
    return {
      status: page.status,
      shared: page.shared,
      html: pageHtml({ ...page, settings }, assetsOf(page.modules), config.site, path),
    }
  }
  app.get('/*', (request, reply) => {
    const { path, tracked } = splitTracking(request.raw.url ?? '/')
    const accepted = request.headers['accept-encoding'] ?? ''
    // Past the framework, whose way to send costs a quarter of a kept page.
    const send = ({ status, location }: CachedPage, { headers, body }: Answer) => {
      const all = location && tracked ? { ...headers, location: withTracking(location, tracked) } : headers
      reply.raw.writeHead(status, all).end(body)
      reply.hijack()
    }
    const answer = (page: CachedPage): Promise<void> | undefined => {
      const made = answerOf(page, accepted)
      if (made instanceof Promise) return made.then((it) => send(page, it))
      send(page, made)
      return undefined
    }
    const page = cache.get(path, () => make(path))
    return page instanceof Promise ? page.then(answer) : answer(page)
  })
  await app.listen({ host: config.host, port: config.port })
  return app
}

/** How long a page may wait for the provider, in ms. */
const patienceMs = 10_000

/** A signal that ends with the work: one that only ends with its time would hold a page's data until then. */
async function within<Value>(ms: number, work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ms)
  try {
    return await work(patience.signal)
  } finally {
    clearTimeout(timer)
  }
}
