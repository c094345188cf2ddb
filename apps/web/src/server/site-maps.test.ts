// @vitest-environment node
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteMaps } from './site-maps.ts'

/** An API with 45,000 products, which lists 1,000 at a time as in the contract and fails while `broken` is true. */
const last = 45_000
let asked: string[] = []
let broken = false
const provider = Fastify()
const web = Fastify()
const data = (value: unknown) => ({ success: true, data: value })

beforeAll(async () => {
  provider.get('/eptnew/x/site-map', (_request, reply) => reply.send(data({ last_id: last })))
  provider.get<{ Querystring: { after: string; until: string } }>('/eptnew/x/site-map/products', (request, reply) => {
    asked.push(request.url)
    if (broken) return reply.code(503).send({ success: false, data: null, err_msg: 'x' })
    const [after, until] = [Number(request.query.after), Number(request.query.until)]
    const ids = Array.from({ length: 1000 }, (_, at) => after + at + 1).filter((id) => id <= Math.min(until, last))
    return reply.send(data({ items: ids.map((id) => ({ id, path: `/urun-p-${id}` })) }))
  })
  provider.get('/eptnew/x/content/sections', (_request, reply) =>
    reply.send(
      data({ sections: [{ slug: 'a', title: 'A', pages: [{ path: '/sayfa/x&y.html', title: 'X', summary: '' }] }] }),
    ),
  )
  const apiUrl = await provider.listen({ port: 0, host: '127.0.0.1' })
  await web.register(siteMaps({ apiUrl, siteUrl: 'https://magaza.test' }))
})
afterAll(async () => {
  await web.close()
  await provider.close()
})
const get = async (app: FastifyInstance, url: string) => app.inject({ url })
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address)

it('tells robots what is not for them and where the site maps are', async () => {
  const { body } = await get(web, '/robots.txt')
  expect(body).toContain('Disallow: /my/\n')
  expect(body).toContain('Sitemap: https://magaza.test/sitemap.xml\n')
})

it('names a file for every 20,000 numbers', async () => {
  const { body, headers } = await get(web, '/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(locations(body)).toEqual(
    ['pages', 'products-1', 'products-2', 'products-3'].map((file) => `https://magaza.test/sitemaps/${file}.xml`),
  )
})

it('lists pages and categories once each, escaped', async () => {
  const found = locations((await get(web, '/sitemaps/pages.xml')).body)
  expect(found).toContain('https://magaza.test/elektronik')
  expect(found).toContain('https://magaza.test/arama/cep-telefonu')
  expect(found).toContain('https://magaza.test/sayfa/x&amp;y.html')
  expect(new Set(found).size).toBe(found.length)
})

it('lists each product in one file, read in steps', async () => {
  asked = []
  const files = await Promise.all(
    [1, 2, 3].map(async (file) => (await get(web, `/sitemaps/products-${file}.xml`)).body),
  )
  const found = files.flatMap(locations)
  expect(found).toHaveLength(last)
  expect(new Set(found).size).toBe(last)
  expect(files.every((xml) => xml.endsWith('</urlset>'))).toBe(true)
  expect(asked.length).toBeGreaterThan(45)
})

it.each(['0', '4', '-1', 'x', '1.5', '0x1', '01', '1e0', '99999999999'])('has no file %s', async (file) => {
  expect((await get(web, `/sitemaps/products-${file}.xml`)).statusCode).toBe(404)
})

it('says so where the provider is away', async () => {
  broken = true
  expect((await get(web, '/sitemaps/products-1.xml')).statusCode).toBe(503)
})
