import { readFileSync } from 'node:fs'
import { bareHeaders } from '@market/server'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Site } from '../page/site.ts'
import { workerOf } from './manifest.ts'

const day = 'public, max-age=86400'
const iconSizes = [180, 192, 512] as const
const frame = (file: string) => readFileSync(new URL(`../frame/${file}`, import.meta.url))

/**
 * Serves the files with which a browser installs the shop as an app, and the service worker, which caches visited pages
 * for offline use.
 */
export function registerAppFiles(app: FastifyInstance, clientDir: string, site: Site): void {
  const favicon = frame('favicon.svg')
  app.get('/favicon.svg', (_request, reply) => reply.header('cache-control', day).type('image/svg+xml').send(favicon))
  for (const size of iconSizes) {
    const icon = frame(`icons/${size}.png`)
    const send = (_request: unknown, reply: FastifyReply) =>
      reply.header('cache-control', day).type('image/png').send(icon)
    app.get(`/icons/${size}.png`, send)
    // Programs that do not read a page's links request this address.
    if (size === 192) app.get('/favicon.ico', send)
  }
  const manifest = JSON.stringify(appManifest(site))
  app.get('/site.webmanifest', (_request, reply) =>
    reply.header('cache-control', day).type('application/manifest+json').send(manifest),
  )
  // The worker's address stays the same; the file it imports has a different name in each build.
  const worker = `import '/assets/${workerOf(clientDir)}'\n`
  app.get('/sw.js', (_request, reply) =>
    reply
      // Revalidated on each visit, so that a new build's worker is used at once; the policy allows it this origin only.
      .headers({
        ...bareHeaders,
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
      })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
}

function appManifest({ titleShort, title }: Site) {
  return {
    id: '/',
    name: title,
    short_name: titleShort,
    lang: 'tr',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: '#0A5655',
    theme_color: '#0A5655',
    categories: ['shopping'],
    icons: [
      ...[192, 512].map((size) => ({ src: `/icons/${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })),
      // The stamp is within the circle that every device shows of a maskable icon.
      { src: '/icons/512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    shortcuts: [
      { name: 'Siparişlerim', url: '/my/siparisler' },
      { name: 'Sepetim', url: '/my/tr/sepet' },
      { name: 'Kampanyalar', url: '/kampanyalar' },
    ],
  }
}
