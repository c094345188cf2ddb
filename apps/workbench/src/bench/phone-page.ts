import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** Paints of a page since its navigation began, in ms. */
export interface Paints {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
  /** Time of long tasks beyond 50 ms each. */
  readonly blocked: number
}

/** Slow 4G: latency in ms, throughput in bytes a second. */
const line = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** The phone's processor is four times slower than the machine's. */
const slower = 4

/** Opens an empty page of a phone on slow 4G that records its paints. The caller closes its context. */
export async function openPhonePage(
  browser: Browser,
  visitor: Pick<BrowserContextOptions, 'storageState' | 'reducedMotion'> = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
    ...visitor,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', line)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.addInitScript(watchPaints)
  return page
}

/** Reads the paints that a phone's page has recorded so far. */
export const paintsOf = (page: Page): Promise<Paints> => page.evaluate(() => Reflect.get(window, 'paints') as Paints)

/** Runs in the page: records its paints, long tasks and layout shifts. */
function watchPaints(): void {
  const paints = { firstPaint: 0, largestPaint: 0, shift: 0, blocked: 0 }
  Reflect.set(window, 'paints', paints)
  const watch = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') paints.firstPaint = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    paints.largestPaint = startTime
  })
  watch('longtask', ({ duration }) => {
    paints.blocked += Math.max(0, duration - 50)
  })
  watch('layout-shift', (entry) => {
    if (!Reflect.get(entry, 'hadRecentInput')) paints.shift += Number(Reflect.get(entry, 'value'))
  })
}
