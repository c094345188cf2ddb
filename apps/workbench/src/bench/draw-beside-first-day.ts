import { join } from 'node:path'
import { openBrowser } from '@market/e2e/open-browser'
import type { Browser } from 'playwright'
import { type FirstDay, readFirstDay, serveFirstDay } from './first-day/first-day.ts'
import type { BenchPages } from './pages.ts'

const sizes = [
  { width: 412, height: 1400, scale: 1 },
  { width: 1280, height: 1100, scale: 0.6 },
] as const

/**
 * Writes pictures of home, a listing and a product of the first day and of today, side by side, into a folder, as
 * `home-412.jpg` and so on.
 */
export async function drawBesideFirstDay(url: string, pages: BenchPages, folder: string): Promise<readonly string[]> {
  const browser = await openBrowser()
  const firstDay = readFirstDay()
  const old = await serveFirstDay(firstDay)
  try {
    const drawn: string[] = []
    for (const { width, height, scale } of sizes)
      for (const name of ['home', 'listing', 'product'] as const) {
        const size = { width, height }
        const then = await draw(browser, { address: old.url + firstDay.visits[name], size, firstDay, url })
        const now = await draw(browser, { address: url + pages[name], size })
        const page = await browser.newPage({
          viewport: { width: Math.round(width * scale) * 2 + 12, height: Math.round(height * scale) },
        })
        const pictures = [then, now].map(
          (shot) => `<img style="width:calc(50% - 6px)" src="data:image/png;base64,${shot}">`,
        )
        await page.setContent(`<body style="margin:0;display:flex;gap:12px;background:#888">${pictures.join('')}`)
        const path = join(folder, `${name}-${width}.jpg`)
        await page.screenshot({ path, type: 'jpeg', quality: 65 })
        await page.close()
        drawn.push(path)
      }
    return drawn
  } finally {
    await browser.close()
    old.stop()
  }
}

interface Drawn {
  readonly address: string
  readonly size: { readonly width: number; readonly height: number }
  /**
   * Recorded files of the first day. A picture that was not recorded in this size is replaced by another size, or by
   * today's shop.
   */
  readonly firstDay?: FirstDay
  readonly url?: string
}

async function draw(browser: Browser, { address, size, firstDay, url }: Drawn): Promise<string> {
  const page = await browser.newPage({ viewport: size, locale: 'tr-TR' })
  if (firstDay)
    await page.route('**/img/**', async (route) => {
      const { pathname } = new URL(route.request().url())
      const nameOf = (path: string) => path.replace(/^\/img\/\d+\//, '')
      const found = Object.entries(firstDay.files).find(([path]) => nameOf(path) === nameOf(pathname))?.[1]
      if (found && 'base64' in found)
        return route.fulfill({ contentType: found.type, body: Buffer.from(found.base64, 'base64') })
      return route.fulfill({ response: await route.fetch({ url: url + pathname }) })
    })
  await page.goto(address, { waitUntil: 'networkidle' })
  const shot = await page.screenshot()
  await page.close()
  return shot.toString('base64')
}
