import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { keepEvidence } from './keep-evidence.ts'
import type { Shop } from './shop.ts'

export interface Visit {
  readonly page: Page
  /** Complaints of the browser: console errors and warnings, uncaught errors, violations of the security policy. */
  readonly complaints: readonly string[]
  end(): Promise<void>
}

export interface VisitOptions extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'storageState' | 'hasTouch'> {
  /** Shows the cookie notice; by default it was answered before. */
  readonly asksAboutCookies?: boolean
  /** Uses the service worker; by default it is off, because it would answer requests that a test intercepts. */
  readonly offline?: boolean
}

/** Time limit of a step in ms. In a working shop no step comes near it, even on a busy machine. */
const stepTimeout = 60_000
/** Factor by which the page's processor is slowed down (`SLOW_BROWSER=6`). */
const slowness = Number(process.env['SLOW_BROWSER'] ?? 1)

/** Opens a new visitor's page with a window of this width: a phone below 768 px, else a desktop. */
export async function visit(browser: Browser, width: number, options: VisitOptions = {}): Promise<Visit> {
  const { asksAboutCookies = false, offline = false, ...rest } = options
  const context = await browser.newContext({
    viewport: sizeOf(width),
    locale: 'tr-TR',
    // Without AVIF, because encoding it takes a tenth of the time of all these tests; the pictures have tests for it.
    extraHTTPHeaders: { accept: 'text/html,application/json,image/webp,*/*' },
    ...rest,
  })
  if (!asksAboutCookies)
    await context.addInitScript(() => {
      // A frame of another origin does not have the shop's storage.
      if (self === top) localStorage.setItem('cookie_status', '0')
    })
  if (!offline) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  page.setDefaultTimeout(stepTimeout)
  if (slowness > 1) {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  }
  const visitor = { page, complaints: complaintsOf(page), end: () => context.close() }
  keepEvidence(visitor)
  return visitor
}

/** One page per browser, which {@link visitAgain} gives to one visitor after the other. */
const pages = new WeakMap<Browser, Page>()

/**
 * Opens a visitor's page like {@link visit}, but reuses the page of the visitor before and deletes its storage and
 * cookies. The browser keeps the shop's compiled files, so a page load takes a third of the processor time. Not for tests
 * that check the first load, the service worker or a cut connection, or that call `addInitScript`.
 */
export async function visitAgain(
  browser: Browser,
  width: number,
  shop: Pick<Shop, 'url'>,
  storageState?: VisitOptions['storageState'],
): Promise<Visit> {
  const known = pages.get(browser)
  const page = known && !known.isClosed() ? known : (await visit(browser, width)).page
  pages.set(browser, page)
  page.removeAllListeners('console')
  page.removeAllListeners('pageerror')
  await page.unrouteAll()
  await page.context().clearCookies()
  // A document of the shop without scripts. A page of another origin would end the browser's process for this page.
  await page.goto(`${shop.url}/favicon.svg`)
  const origins = typeof storageState === 'object' ? storageState.origins : []
  await page.evaluate(
    (stored) => {
      localStorage.clear()
      sessionStorage.clear()
      for (const { name, value } of stored) localStorage.setItem(name, value)
    },
    origins.flatMap(({ localStorage }) => localStorage),
  )
  await page.setViewportSize(sizeOf(width))
  const visitor = { page, complaints: complaintsOf(page), end: async () => {} }
  keepEvidence(visitor)
  return visitor
}

const sizeOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 })

/** The browser's complaints about a page from now on. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
