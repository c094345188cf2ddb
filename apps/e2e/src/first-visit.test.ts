import { describe, expect, it } from 'vitest'
import type { Shop } from './harness/shop.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
withShop((...opened) => {
  ;[shop] = opened
})

/**
 * Maximum script of a first load, in bytes of brotli. The design wants 140 KB; the unmodified libraries are 102 KB of
 * it.
 */
const maxScript = 150 * 1024

async function bytesOf(path: string): Promise<number> {
  const answer = await fetch(shop.url + path, { headers: { 'accept-encoding': 'br' } })
  await answer.arrayBuffer()
  expect(answer.headers.get('content-encoding')).toBe('br')
  return Number(answer.headers.get('content-length'))
}

describe('a first visit', () => {
  it.each([
    ['home', /^\/$/],
    ['a listing', /^\/elektronik$/],
    ['a product', /-p-\d+$/],
  ])('of %s brings little script', async (_, page) => {
    const home = await (await fetch(shop.url)).text()
    const links = ['/', ...[...home.matchAll(/href="(\/[^"]*)"/g)].map(([, href]) => href ?? '')]
    const html = await (await fetch(shop.url + links.find((link) => page.test(link)))).text()
    const asked = html.matchAll(/<(?:link rel="modulepreload" href|script type="module" async src)="([^"]+)"/g)
    const scripts = [...new Set([...asked].map(([, path]) => path ?? ''))]
    expect(scripts.length).toBeGreaterThan(3)
    const bytes = await Promise.all(scripts.map(bytesOf))
    const sum = bytes.reduce((all, one) => all + one, 0)
    expect(sum).toBeGreaterThan(maxScript / 2)
    expect(sum).toBeLessThanOrEqual(maxScript)
  })
})
