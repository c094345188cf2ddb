import { fileURLToPath } from 'node:url'
import type { TagManager } from '@market/browser'
import { makeLog, runServer } from '@market/server'
import { startWeb } from './start-web.ts'

const port = Number(process.env['PORT'] ?? 3000)
const apiPort = Number(process.env['API_PORT'] ?? port + 1)
const log = makeLog('web', process.env['LOG_LEVEL'] ?? 'info')
/** The check's own script and what it loads in turn: Google's, unless `RECAPTCHA_HOSTS` names others. */
const robotHosts = ({ RECAPTCHA_SITE_KEY, RECAPTCHA_HOSTS }: NodeJS.ProcessEnv): readonly string[] =>
  RECAPTCHA_SITE_KEY
    ? (RECAPTCHA_HOSTS ?? 'https://www.google.com,https://www.gstatic.com').split(',').map((url) => new URL(url).origin)
    : []

const tagManager = ({ TAG_MANAGER_ID, TAG_MANAGER_URL }: NodeJS.ProcessEnv): TagManager | undefined =>
  TAG_MANAGER_ID
    ? { id: TAG_MANAGER_ID, origin: new URL(TAG_MANAGER_URL ?? 'https://www.googletagmanager.com').origin }
    : undefined
/** Where the tag manager itself and what it loads come from and send to: `TAG_MANAGER_HOSTS` names the latter. */
const tagHosts = (env: NodeJS.ProcessEnv): readonly string[] => {
  const manager = tagManager(env)
  const more = (env['TAG_MANAGER_HOSTS'] ?? '').split(',').filter((url) => url !== '')
  return manager ? [manager.origin, ...more.map((url) => new URL(url).origin)] : []
}

const metricsPort = process.env['WEB_METRICS_PORT']
const mapTiles = process.env['MAP_TILES']

await runServer(async () => {
  const app = await startWeb(
    {
      port,
      metricsPort: metricsPort ? Number(metricsPort) : undefined,
      host: process.env['HOST'] ?? '0.0.0.0',
      apiUrl: new URL(process.env['API_URL'] ?? `http://127.0.0.1:${apiPort}`).origin,
      bankUrl: process.env['BANK_URL'] ?? `http://localhost:${process.env['BANK_PORT'] ?? apiPort + 1}`,
      outside: {
        robot: robotHosts(process.env),
        tags: tagHosts(process.env),
        maps: mapTiles ? [new URL(mapTiles).origin] : [],
      },
      tagManager: tagManager(process.env),
      site: {
        titleShort: process.env['SITE_TITLE_SHORT'] ?? 'Güvercin',
        title: process.env['SITE_TITLE'] ?? 'Güvercin: Güvenli alışverişin adresi',
        url: process.env['SITE_URL'] ?? `http://localhost:${port}`,
        ...(mapTiles && { mapTiles }),
      },
      distDir: fileURLToPath(new URL('../../dist', import.meta.url)),
      trustedProxies: (process.env['WEB_TRUSTED_PROXIES'] ?? '').split(',').filter((address) => address !== ''),
      cacheBytes: 12 * 1024 * 1024,
    },
    log,
  )
  return { stop: () => app.close() }
})
