import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { faultsOf } from './harness/faults-of.ts'
import { openBrowser, visit } from './harness/open-browser.ts'
import { openShop } from './harness/open-shop.ts'
import type { Shop } from './harness/start-shop.ts'

let shop: Shop
let browser: Browser
let links: Readonly<Record<string, string>> = {}
beforeAll(async () => {
  shop = await openShop()
  browser = await openBrowser()
  const home = await (await fetch(shop.url)).text()
  const first = (pattern: RegExp) => pattern.exec(home)?.[1] ?? ''
  const product = first(/href="(\/[^"?#]+-p-\d+)"/)
  links = { product, comments: `${product}/yorumlar`, shop: first(/href="(\/magaza\/[^"]+)"/) }
})
afterAll(async () => {
  await browser.close()
  await shop.stop()
})

const pages = [
  '/',
  '/elektronik?limit=12&stock=true',
  '/arama?q=zzqqyy',
  'product',
  'comments',
  'shop',
  '/firsat/super-firsat',
  '/magaza-liste',
  '/sayfa/hakkimizda.html',
  '/static/toprak-mahsulleri-ofisi',
  '/my/siparis-takip',
]
const views = [
  { width: 768, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
] as const

/** Colours glide to those of the other scheme; what is measured stands still. */
const settled = (page: Page) =>
  page.evaluate(() =>
    Promise.all(document.getAnimations().flatMap((one) => (one instanceof CSSTransition ? [one.finished] : []))),
  )

it.each(pages)('%s is in order on a tablet and in the dark, and as wide as its screen', async (name) => {
  const { page, end } = await visit(browser, 320, { pictures: false })
  const troubles: string[] = []
  const look = async (width: number) => {
    await page.setViewportSize({ width, height: 900 })
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (over > 0) troubles.push(`${width}: ${over} px too wide`)
  }
  await page.goto(shop.url + (links[name] ?? name), { waitUntil: 'load' })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  await look(320)
  await look(1024)
  for (const { width, scheme } of views) {
    await page.emulateMedia({ colorScheme: scheme })
    await look(width)
    await settled(page)
    troubles.push(...(await faultsOf(page)).map((fault) => `${width} ${scheme}: ${fault}`))
  }
  expect(troubles).toEqual([])
  await end()
})
