import { Readable } from 'node:stream'
import { getContentSections, getSiteMapProducts, getSiteMapSize } from '@market/contract'
import { type CategoryNode, categoryTree } from '@market/domain/catalog'
import { type ApiAccess, makeApiClient } from '@market/http'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'

interface SiteMapsConfig {
  readonly apiUrl: string
  readonly siteUrl: string
}

/** Number of product ids that one file covers; the protocol allows 50,000 addresses. */
const perFile = 20_000
const everyHour = 'public, max-age=3600'

/** Addresses of no use for search engines: personal pages, form results, and answers for machines. */
const unwanted = [
  '/my/',
  '/eptnew/',
  '/arama?',
  '/arama/*?',
  '/campaign-preview/',
  '/sepete-ekle',
  '/giris-yap',
  '/uye-ol',
  '/banka-yonlendirmesi',
  '/test/',
]
const fixed = ['/', '/firsat/super-firsat', '/kampanyalar', '/magaza-liste', '/magaza-basvuru', '/static/divid']

/** Public calls need no session. */
const nobody: ApiAccess = {
  get: async () => undefined,
  held: () => undefined,
  renew: async () => false,
  signListing: async () => '',
}

/** Serves `/robots.txt`, `/sitemap.xml` and the files it names. Each file is streamed while its products are read. */
export function siteMaps({ apiUrl, siteUrl }: SiteMapsConfig): FastifyPluginAsync {
  const api = makeApiClient({ baseUrl: apiUrl, access: nobody })
  const unavailable = (reply: FastifyReply) => reply.code(503).header('retry-after', '60').send('')
  const xml = (reply: FastifyReply, body: Readable | string) =>
    reply.header('cache-control', everyHour).type('application/xml; charset=utf-8').send(body)
  const productsAfter = (after: number, until: number) => api.send(getSiteMapProducts, { query: { after, until } })

  /**
   * The file after its first request. If a later request fails, the response is aborted, so that no reader takes it as
   * complete.
   */
  async function* products(first: readonly SiteMapItem[], until: number) {
    yield head
    for (let items = first; items.length > 0;) {
      yield items.map(({ path }) => entry(siteUrl + path)).join('')
      const next = await productsAfter(items.at(-1)?.id ?? until, until)
      if (!next.ok) throw new Error(`the site map broke off: ${next.failure.kind}`)
      items = next.value.items
    }
    yield tail
  }

  return async (app) => {
    app.get('/robots.txt', (_request, reply) =>
      reply
        .header('cache-control', everyHour)
        .type('text/plain; charset=utf-8')
        .send(
          `User-agent: *\n${unwanted.map((path) => `Disallow: ${path}\n`).join('')}\nSitemap: ${siteUrl}/sitemap.xml\n`,
        ),
    )
    app.get('/sitemap.xml', async (_request, reply) => {
      const size = await api.send(getSiteMapSize, {})
      if (!size.ok) return unavailable(reply)
      const files = [
        'pages',
        ...Array.from({ length: Math.ceil(size.value.last_id / perFile) }, (_, at) => `products-${at + 1}`),
      ]
      const lines = files.map((file) => `<sitemap><loc>${siteUrl}/sitemaps/${file}.xml</loc></sitemap>`)
      return xml(reply, `${declaration}<sitemapindex ${schema}>${lines.join('')}</sitemapindex>`)
    })
    app.get('/sitemaps/pages.xml', async (_request, reply) => {
      const sections = await api.send(getContentSections, {})
      if (!sections.ok) return unavailable(reply)
      const pages = sections.value.sections.flatMap((section) => section.pages.map(({ path }) => path))
      const paths = new Set([...fixed, ...categoryTree.flatMap(addressesOf), ...pages])
      return xml(reply, head + [...paths].map((path) => entry(siteUrl + path)).join('') + tail)
    })
    app.get<{ Params: { file: string } }>('/sitemaps/products-:file.xml', async (request, reply) => {
      // Each file has exactly one address, and a file without products is a 404.
      if (!/^[1-9]\d{0,4}$/.test(request.params.file)) return reply.code(404).send('')
      const file = Number(request.params.file)
      const until = file * perFile
      const first = await productsAfter(until - perFile, until)
      if (!first.ok) return unavailable(reply)
      if (first.value.items.length === 0) return reply.code(404).send('')
      return xml(reply, Readable.from(products(first.value.items, until)))
    })
  }
}

interface SiteMapItem {
  readonly id: number
  readonly path: string
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>'
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const head = `${declaration}<urlset ${schema}>`
const tail = '</urlset>'
const entry = (address: string) => `<url><loc>${address.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</loc></url>`
const addressesOf = ({ url, children }: CategoryNode): readonly string[] => [url, ...children.flatMap(addressesOf)]
