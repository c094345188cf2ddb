import type { Browser } from 'playwright'
import { describe, expect, it } from 'vitest'
import { visit } from './harness/visit.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** An empty picture, because a failed one would show its alternative text. */
const nothing = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>'

describe.each(sweep([390], [1280]))('at %i px', (width) => {
  it.each(sweep(['/', '/elektronik', '/giris-yap'], ['/magaza-liste', '/hgs', '/olmayan-sayfa']))(
    'the styles within the document of %s draw it as its sheets do',
    async (path) => {
      const { page, end } = await visit(browser, width)
      await page.route('**/*.js', (route) => route.abort())
      await page.route('**/img/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: nothing }))
      const policy = page.waitForResponse(shop.url + path).then((answer) => answer.headers()['content-security-policy'])
      await page.goto(shop.url + path)
      expect(await policy).toMatch(/style-src 'self' 'sha256-[^']+';/)
      await page.evaluate(() => document.fonts.ready)
      // The styles of a footer several screens below come with the sheets, so leave it out of the comparison.
      const height = await page.evaluate((screens) => {
        const top = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
        return Math.floor(top > screens * innerHeight ? top : document.documentElement.scrollHeight)
      }, 2.5)
      const look = () =>
        page.screenshot({ fullPage: true, animations: 'disabled', clip: { x: 0, y: 0, width, height } })
      const first = await look()
      const sheets = page.locator('head > link[rel=stylesheet]')
      expect(await sheets.evaluateAll((links) => links.map((link) => link.getAttribute('media')))).toContain('not all')
      await sheets.evaluateAll((links) => links.forEach((link) => link.removeAttribute('media')))
      expect(first.equals(await look())).toBe(true)
      // Without any style the screenshot differs, which proves that the comparison works.
      await page.evaluate(() => document.querySelectorAll('style, link[rel=stylesheet]').forEach((one) => one.remove()))
      expect(first.equals(await look())).toBe(false)
      await end()
    },
  )
})
