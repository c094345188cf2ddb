import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { keepEvidence } from './keep-evidence.ts'

export interface Visit {
  readonly page: Page
  /** Complaints of the browser: console errors and warnings, faults, violations of the policy. */
  readonly complaints: readonly string[]
  end(): Promise<void>
}

export interface VisitOptions extends Pick<BrowserContextOptions, 'javaScriptEnabled' | 'storageState' | 'hasTouch'> {
  /** The cookie notice is shown; otherwise it was answered before. */
  readonly asksAboutCookies?: boolean
  /** With the service worker; it would answer in place of what a test puts between browser and shop. */
  readonly offline?: boolean
}

/** ms after which a step is taken for hung; no step of a healthy shop comes near it on a busy machine. */
const stepTimeout = 60_000
/** How many times slower than it is the processor of the page is to seem (`SLOW_BROWSER=6`). */
const slowness = Number(process.env['SLOW_BROWSER'] ?? 1)

/** A new visitor with a window of this width: a phone below 768 px, else a desktop. */
export async function visit(browser: Browser, width: number, options: VisitOptions = {}): Promise<Visit> {
  const { asksAboutCookies = false, offline = false, ...rest } = options
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: 'tr-TR',
    // Without AVIF, because encoding it costs a tenth of all these tests; the pictures' own tests try it.
    extraHTTPHeaders: { accept: 'text/html,application/json,image/webp,*/*' },
    ...rest,
  })
  if (!asksAboutCookies)
    await context.addInitScript(() => {
      // A frame from elsewhere has no storage of ours.
      if (self === top) localStorage.setItem('cookie_status', '0')
    })
  if (!offline) await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  const page = await context.newPage()
  page.setDefaultTimeout(stepTimeout)
  if (slowness > 1) {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  }
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  const visitor = { page, complaints, end: () => context.close() }
  keepEvidence(visitor)
  return visitor
}
