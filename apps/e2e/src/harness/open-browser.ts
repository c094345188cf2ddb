import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from 'playwright'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's Chromium, as the workbench found or installed it. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? places.find(existsSync)
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

export interface Visit {
  readonly page: Page
  /** Complaints of the browser: console errors and warnings, faults, violations of the policy. */
  readonly complaints: readonly string[]
  end(): Promise<void>
}

/** A visitor of their own at a width, phone or desktop, who has answered the cookie notice unless it is to ask. */
export async function visit(
  browser: Browser,
  width: number,
  options: {
    readonly javaScriptEnabled?: boolean
    readonly asksAboutCookies?: boolean
    /** With the worker that keeps what was seen; it would answer in place of what a test puts between browser and shop. */
    readonly offline?: boolean
  } = {},
): Promise<Visit> {
  const { asksAboutCookies = false, offline = false, ...rest } = options
  const context = await browser.newContext({
    viewport: { width, height: width < 768 ? 844 : 900 },
    locale: 'tr-TR',
    // Without AVIF, whose making costs a tenth of all these tests; who gets it is tried where pictures are made.
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
  page.setDefaultTimeout(20_000)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      complaints.push(`${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return { page, complaints, end: () => context.close() }
}
