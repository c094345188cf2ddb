import { openBrowser } from '@market/e2e/open-browser'
import type { Browser } from 'playwright'
import { readFirstDay, serveFirstDay } from './first-day/first-day.ts'
import type { BenchPages } from './pages.ts'
import type { Row } from './row.ts'

const runs = 5
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }

/** First paint against that of the first day, side by side. */
const most = { home: 0.7, listing: 0.7, product: 0.85 }

/**
 * Paints of a first visit over slow 4G on a phone's processor, beside the same HTML and CSS without script, and beside the
 * same kind of page as it was on the first day.
 */
export async function benchVitals(url: string, pages: BenchPages): Promise<readonly Row[]> {
  const browser = await openBrowser()
  const firstDay = readFirstDay()
  const old = await serveFirstDay(firstDay)
  try {
    const rows: Row[] = []
    for (const name of ['home', 'listing', 'product'] as const) {
      const visits: { readonly whole: Paints; readonly bare: Paints; readonly old: Paints }[] = []
      for (let run = 0; run < runs; run += 1) {
        visits.push({
          whole: await paint(browser, url + pages[name], true),
          bare: await paint(browser, url + pages[name], false),
          old: await paint(browser, old.url + firstDay.visits[name], true),
        })
      }
      const of = (side: 'whole' | 'bare' | 'old', vital: keyof Paints) =>
        median(visits.map((visit) => visit[side][vital]))
      rows.push(
        {
          what: `${name}: first paint against the first day`,
          figure: of('whole', 'fcp') / of('old', 'fcp'),
          unit: 'times',
          max: most[name],
        },
        {
          what: `${name}: first paint against no script`,
          figure: of('whole', 'fcp') / of('bare', 'fcp'),
          unit: 'times',
          max: 1.1,
        },
        {
          what: `${name}: largest paint against no script`,
          figure: of('whole', 'lcp') / of('bare', 'lcp'),
          unit: 'times',
          max: 1.3,
        },
        { what: `${name}: layout shift`, figure: Math.round(of('whole', 'cls') * 1000) / 1000, unit: 'shift', max: 0 },
        { what: `${name}: first paint`, figure: of('whole', 'fcp'), unit: 'ms' },
        { what: `${name}: largest paint`, figure: of('whole', 'lcp'), unit: 'ms' },
        { what: `${name}: blocking time`, figure: of('whole', 'tbt'), unit: 'ms' },
      )
    }
    return rows
  } finally {
    await browser.close()
    old.stop()
  }
}

interface Paints {
  readonly fcp: number
  readonly lcp: number
  readonly cls: number
  /** Time of long tasks beyond 50 ms each. */
  readonly tbt: number
}

async function paint(browser: Browser, address: string, script: boolean): Promise<Paints> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  })
  try {
    const page = await context.newPage()
    // Answered empty rather than aborted: an aborted preload would show in the console, not in the paint.
    if (!script) await page.route(/\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', slow4g)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watchPaints)
    await page.goto(address, { waitUntil: 'load' })
    await page.waitForTimeout(1_500)
    return await page.evaluate(() => Reflect.get(window, 'paints'))
  } finally {
    await context.close()
  }
}

/** Runs in the page. */
function watchPaints(): void {
  const paints = { fcp: 0, lcp: 0, cls: 0, tbt: 0 }
  Reflect.set(window, 'paints', paints)
  const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.lcp = startTime
  })
  watch('longtask', ({ duration }) => {
    paints.tbt += Math.max(0, duration - 50)
  })
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) paints.cls += Number(Reflect.get(entry, 'value'))
  })
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
