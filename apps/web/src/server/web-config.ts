import { fileURLToPath } from 'node:url'
import type { TagManager } from '@market/browser'
import { type LogLevel, logLevels, readSettings, serverTimeouts, type Settings } from '@market/server'
import type { Site } from '../page/site.ts'
import type { OutsideHosts } from './security-headers.ts'

export interface WebConfig {
  readonly port: number
  /** Local port for metrics; without it none are collected. */
  readonly metricsPort: number | undefined
  readonly host: string
  /** Origin of the API, for pages and the browser's calls under /eptnew. */
  readonly apiUrl: string
  readonly bankUrl: string
  readonly outside: OutsideHosts
  /** Measures visitors who have consented; without it no measurements leave the browser. */
  readonly tagManager?: TagManager | undefined
  readonly site: Site
  /** Folder with the browser build and the server bundle. */
  readonly distDir: string
  readonly cacheBytes: number
  /** Pages rendered per minute for the clients of one network; cached pages do not count. */
  readonly pagesPerMinute: number
  /** Addresses of load balancers whose X-Forwarded-For is trusted; empty if browsers connect directly. */
  readonly trustedProxies: readonly string[]
  /** How long a stopping process still accepts requests, in ms, so that a load balancer can notice. */
  readonly drainMs: number
  /** How long the API works on one request, in ms; pages and calls wait a second longer for its answer. */
  readonly answerMs: number
  readonly logLevel: LogLevel
}

/** Reads the web server's settings. Throws an error with a line for each invalid one. */
export function readWebConfig(env: NodeJS.ProcessEnv): WebConfig {
  const settings = readSettings(env)
  const port = settings.port('PORT', 3000)
  const apiPort = settings.port('API_PORT', port + 1)
  const bankPort = settings.port('BANK_PORT', apiPort + 1)
  const mapTiles = settings.optional('MAP_TILES') && settings.address('MAP_TILES', 'https://host/{z}/{x}/{y}.png', web)
  const tagManagerId = settings.optional('TAG_MANAGER_ID')
  const tagOrigin = origin(settings, 'TAG_MANAGER_URL', 'https://www.googletagmanager.com')
  const tagHosts = origins(settings, 'TAG_MANAGER_HOSTS', '')
  // The robot check's own script and the scripts that it loads.
  const robot = origins(settings, 'RECAPTCHA_HOSTS', 'https://www.google.com,https://www.gstatic.com')
  const config: WebConfig = {
    port,
    metricsPort: settings.optional('WEB_METRICS_PORT') ? settings.port('WEB_METRICS_PORT', 9090) : undefined,
    host: settings.text('HOST', '0.0.0.0'),
    apiUrl: origin(settings, 'API_URL', `http://127.0.0.1:${apiPort}`),
    bankUrl: origin(settings, 'BANK_URL', `http://localhost:${bankPort}`),
    outside: {
      robot: settings.optional('RECAPTCHA_SITE_KEY') ? robot : [],
      tags: tagManagerId ? [tagOrigin, ...tagHosts] : [],
      maps: mapTiles ? [new URL(mapTiles).origin] : [],
    },
    tagManager: tagManagerId ? { id: tagManagerId, origin: tagOrigin } : undefined,
    site: {
      titleShort: settings.text('SITE_TITLE_SHORT', 'Güvercin'),
      title: settings.text('SITE_TITLE', 'Güvercin: Güvenli alışverişin adresi'),
      url: origin(settings, 'SITE_URL', `http://localhost:${port}`),
      ...(mapTiles && { mapTiles }),
    },
    distDir: fileURLToPath(new URL('../../dist', import.meta.url)),
    trustedProxies: settings.networks('WEB_TRUSTED_PROXIES', ''),
    cacheBytes: 12 * 1024 * 1024,
    pagesPerMinute: settings.whole('PAGES_PER_MINUTE', 600, 1, 1_000_000),
    drainMs: settings.whole('DRAIN_MS', 500, 0, 5_000),
    answerMs: settings.whole('ANSWER_MS', serverTimeouts.answerMs, 1_000, 120_000),
    logLevel: settings.choice('LOG_LEVEL', logLevels, 'info'),
  }
  settings.finish()
  return config
}

const web = ['http:', 'https:']

const origin = (settings: Settings, name: string, fallback: string) =>
  new URL(settings.address(name, fallback, web)).origin

/** A comma-separated list of origins. */
function origins(settings: Settings, name: string, fallback: string): readonly string[] {
  const parts = settings.list(name, fallback)
  const fit = parts.every((part) => URL.canParse(part) && web.includes(new URL(part).protocol))
  settings.check(name, fit, 'must be addresses like https://host between commas')
  return fit ? parts.map((part) => new URL(part).origin) : []
}
