import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { keepEvidence } from './keep-evidence.ts'

export interface Visit {
  readonly page: Page
  /** Complaints of the browser: console errors and warnings, uncaught errors, violations of the security policy. */
  readonly complaints: readonly string[]
  end(): Promise<void>
}

export interface VisitOptions extends Pick<
  BrowserContextOptions,
  'javaScriptEnabled' | 'storageState' | 'hasTouch' | 'userAgent'
> {
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

/** Pages whose visitors have ended, for the next visitors. */
const leftPages = new WeakMap<Browser, Page[]>()

/**
 * Opens a visitor's page like {@link visit}, but on the page of an ended visitor, without its storage and cookies. The
 * browser keeps the shop's compiled files, so a page load takes a third of the processor time. Not for tests that check
 * the first load, the service worker or a cut connection, or that call `addInitScript`.
 */
export async function visitAgain(
  browser: Browser,
  width: number,
  storageState?: VisitOptions['storageState'],
): Promise<Visit> {
  const left = leftPages.get(browser) ?? []
  leftPages.set(browser, left)
  const page = left.pop() ?? (await visit(browser, width)).page
  const origins = new Set<string>()
  page.on('framenavigated', () => origins.add(new URL(page.url()).origin))
  if (typeof storageState === 'object') {
    await page.context().addCookies(storageState.cookies)
    for (const { origin, localStorage: stored } of storageState.origins) {
      await page.goto(origin + emptyPage)
      await page.evaluate((items) => {
        for (const { name, value } of items) localStorage.setItem(name, value)
      }, stored)
    }
  }
  await page.setViewportSize(sizeOf(width))
  const visitor = {
    page,
    complaints: complaintsOf(page, alreadyHere),
    async end() {
      for (const event of events) page.removeAllListeners(event)
      await page.unrouteAll()
      await page.mouse.move(0, 0)
      await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null })
      await page.context().clearCookies()
      for (const origin of origins) {
        // Pages of the bank store nothing.
        if (!origin.startsWith('http://localhost:')) continue
        await page.goto(origin + emptyPage)
        await page.evaluate(async () => {
          localStorage.clear()
          sessionStorage.clear()
          for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name)
        })
      }
      left.push(page)
    },
  }
  keepEvidence(visitor)
  return visitor
}

/** Events of a page to which tests listen. */
const events = ['console', 'pageerror', 'framenavigated', 'request', 'response', 'requestfailed', 'dialog'] as const
/** A document of the shop and the panels without scripts. An empty page would end the browser's process of the shop. */
const emptyPage = '/favicon.svg'
/** The browser's warning for a picture that it preloads although an earlier page has loaded it. */
export const alreadyHere = /was preloaded using link preload but not used/

/** The shop's answer if a busy machine has not drawn a picture in time; other tests check the pictures. */
const latePicture = /status of 503 .*\/img\//

const sizeOf = (width: number) => ({ width, height: width < 768 ? 844 : 900 })

/** The browser's complaints about a page from now on, but for late pictures and `known` ones. */
function complaintsOf(page: Page, known?: RegExp): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url}`
    if (!['error', 'warning'].includes(message.type()) || latePicture.test(text) || known?.test(text)) return
    complaints.push(text)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}
