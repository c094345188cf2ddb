import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContext } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openBrowser } from './harness/open-browser.ts'
import { openShop } from './harness/open-shop.ts'
import type { Shop } from './harness/start-shop.ts'

let shop: Shop
let browser: Browser
let pages: readonly string[] = []
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  const home = await (await fetch(shop.url)).text()
  const first = (pattern: RegExp) => pattern.exec(home)?.[1] ?? ''
  const product = first(/href="(\/[^"?#]+-p-\d+)"/)
  pages = [
    '/',
    '/elektronik',
    '/arama?q=telefon',
    '/arama?q=zzqqyy',
    product,
    `${product}/yorumlar`,
    first(/href="(\/magaza\/[^"]+)"/),
    '/firsat/super-firsat',
    '/kampanyalar',
    '/kampanyalar/kisa-hazir-evler',
    '/koleksiyon/cok-satanlar',
    '/magaza-liste',
    '/sayfa/hakkimizda.html',
    '/sayfa/sikca-sorulan-sorular.html',
    '/static/efsane-cuma',
    '/olmayan-sayfa/bir/iki/uc',
  ]
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

async function context(width: number, colorScheme: 'light' | 'dark'): Promise<BrowserContext> {
  const opened = await browser.newContext({ viewport: { width, height: 900 }, locale: 'tr-TR', colorScheme })
  await opened.addInitScript(() => localStorage.setItem('cookie_notice', '0'))
  return opened
}

it.each([
  [768, 'light'],
  [390, 'dark'],
  [1280, 'dark'],
] as const)('at %i px in the %s scheme axe finds nothing on the pages for browsing', async (width, scheme) => {
  const opened = await context(width, scheme)
  const page = await opened.newPage()
  const found: string[] = []
  for (const path of pages) {
    await page.goto(shop.url + path, { waitUntil: 'load' })
    await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    for (const { id, nodes } of violations)
      found.push(`${path} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
  }
  expect(found).toEqual([])
  await opened.close()
})

it('no page scrolls sideways, on the narrowest phone, a phone, a tablet or a desktop', async () => {
  const opened = await context(320, 'light')
  const page = await opened.newPage()
  const wide: string[] = []
  for (const path of pages) {
    await page.goto(shop.url + path, { waitUntil: 'load' })
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      if (over > 0) wide.push(`${path} at ${width} px: ${over} px too wide`)
    }
  }
  expect(wide).toEqual([])
  await opened.close()
})
