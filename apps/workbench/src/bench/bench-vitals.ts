import { openBrowser } from '@market/e2e/open-browser'
import type { Browser } from 'playwright'
import { median } from './median.ts'
import type { BenchPages } from './pages.ts'
import { openPhonePage, type Paints, paintsOf } from './phone-page.ts'
import type { Row } from './row.ts'

const runs = 5

/**
 * Measures the paints of a first visit over slow 4G with a phone's processor, in comparison with the same HTML and CSS
 * without script. `npm run bench -- --phone` compares it with an earlier commit.
 */
export async function benchVitals(url: string, pages: BenchPages): Promise<readonly Row[]> {
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    for (const name of ['home', 'listing', 'product'] as const) {
      const visits: { readonly whole: Paints; readonly bare: Paints }[] = []
      for (let run = 0; run < runs; run += 1) {
        visits.push({
          whole: await paint(browser, url + pages[name], true),
          bare: await paint(browser, url + pages[name], false),
        })
      }
      const of = (side: 'whole' | 'bare', vital: keyof Paints) => median(visits.map((visit) => visit[side][vital]))
      rows.push(
        {
          what: `${name}: first paint against no script`,
          figure: of('whole', 'firstPaint') / of('bare', 'firstPaint'),
          unit: 'times',
          max: 1.1,
        },
        {
          what: `${name}: largest paint against no script`,
          figure: of('whole', 'largestPaint') / of('bare', 'largestPaint'),
          unit: 'times',
          max: 1.3,
        },
        {
          what: `${name}: layout shift`,
          figure: Math.round(of('whole', 'shift') * 1000) / 1000,
          unit: 'shift',
          max: 0,
        },
        { what: `${name}: first paint`, figure: of('whole', 'firstPaint'), unit: 'ms' },
        { what: `${name}: largest paint`, figure: of('whole', 'largestPaint'), unit: 'ms' },
        { what: `${name}: blocking time`, figure: of('whole', 'blocked'), unit: 'ms' },
      )
    }
    return rows
  } finally {
    await browser.close()
  }
}

async function paint(browser: Browser, address: string, script: boolean): Promise<Paints> {
  const page = await openPhonePage(browser)
  try {
    // Answer scripts with an empty body instead of aborting them: an aborted preload would show in the console.
    if (!script) await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(1_500)
    return await paintsOf(page)
  } finally {
    await page.context().close()
  }
}
