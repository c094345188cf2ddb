import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { limitNetworks, makeDrain } from '@market/server'
import fastifyStatic from '@fastify/static'
import type { FastifyBaseLogger } from 'fastify'
import { poolTransport } from './pool-transport.ts'
import { followShops } from './follow-shops.ts'
import { firstStylesOf } from './first-styles/first-styles.ts'
import { makeServer } from './make-server.ts'
import { readManifest } from './manifest.ts'
import { type MadePage, makePageCache } from './page-cache.ts'
import { passCallsOn } from './calls/pass-calls-on.ts'
import { pageHtml } from './page-html.ts'
import { registerAppFiles } from './register-app-files.ts'
import { registerPages } from './register-pages.ts'
import { registerStatus } from './register-status.ts'
import { securityHeaders } from './security-headers.ts'
import { siteMaps } from './site-maps.ts'
import type { WebConfig } from './web-config.ts'
import { within } from './within.ts'

/** Serves pages, their assets and, on the same origin, the API's calls and pictures. */
export async function startWeb(config: WebConfig, log: FastifyBaseLogger): Promise<{ stop(): Promise<void> }> {
  const clientDir = join(config.distDir, 'client')
  const assetsOf = readManifest(clientDir)
  const { clearSharedAnswers, renderPage, serverServices }: typeof import('./render-page.tsx') = await import(
    join(config.distDir, 'server/render-page.js')
  )
  const services = serverServices({
    apiUrl: config.apiUrl,
    transport: poolTransport(config.apiUrl),
    hmac: (key, text) => createHmac('sha256', key).update(text).digest('base64url'),
    site: config.site,
  })
  const settings = { bankUrl: config.bankUrl, site: config.site, tagManager: config.tagManager }
  const headersOf = securityHeaders(config.bankUrl, config.outside)
  const firstStyles = firstStylesOf(clientDir)
  const cache = makePageCache(() => performance.now(), config.cacheBytes)

  const app = makeServer(log, config.trustedProxies)
  if (config.metricsPort !== undefined) {
    const { serveMetrics } = await import('./serve-metrics.ts')
    await serveMetrics(app, config.metricsPort)
  }
  const drain = makeDrain(app)
  registerStatus(app, drain)
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/assets/',
    immutable: true,
    maxAge: '365d',
    preCompressed: true,
    index: false,
    // The build's manifest in `.vite` is for the server only.
    dotfiles: 'ignore',
    decorateReply: false,
  })
  // A second longer than the API works on a request; an API that is silent for longer is stuck.
  const patienceMs = config.answerMs + 1_000
  await passCallsOn(app, config.apiUrl, { callMs: patienceMs })
  registerAppFiles(app, clientDir, config.site)
  await app.register(siteMaps({ apiUrl: config.apiUrl, siteUrl: config.site.url }))

  const make = async (path: string): Promise<MadePage> => {
    const page = await within(patienceMs, (signal) => renderPage(config.site.url + path, services, signal))
    if (page.kind === 'moved')
      return { status: page.status, html: [], location: page.location, shared: undefined, headers: headersOf() }
    const assets = assetsOf(page.modules)
    const { css, source } = firstStyles(assets.styles, page.body)
    return {
      status: page.status,
      shared: page.shared,
      html: pageHtml({ ...page, settings }, assets, config.site, path, css),
      headers: headersOf(source),
    }
  }
  const limit = limitNetworks(config.pagesPerMinute, { trusted: [] })
  registerPages(app, { cache, drain, make, limit })
  await app.listen({ host: config.host, port: config.port })
  const shops = followShops(log, config.apiUrl, () => {
    clearSharedAnswers()
    cache.clear()
  })
  return {
    stop: async () => {
      await shops.stop()
      await drain.close(config.drainMs)
    },
  }
}
