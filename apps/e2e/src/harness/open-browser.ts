import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from 'playwright'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Starts the machine's Chromium, as the workbench found or installed it. */
export const openBrowser = (): Promise<Browser> => launch(process.env['CHROMIUM'])

/** Starts Chromium with its back/forward cache, which Playwright turns off and the headless shell does not have. */
export const openCachingBrowser = (): Promise<Browser> =>
  launch(process.env['FULL_CHROMIUM'], { ignoreDefaultArgs: ['--disable-back-forward-cache'] })

/**
 * Starts Chromium with the accessibility tree for screen readers; the headless shell leaves out elements that are not
 * laid out.
 */
export const openBrowserOfScreenReader = (): Promise<Browser> =>
  launch(process.env['FULL_CHROMIUM'], { args: ['--force-renderer-accessibility'] })

function launch(named: string | undefined, options: LaunchOptions = {}): Promise<Browser> {
  const executablePath = named ?? places.find(existsSync)
  return chromium.launch({
    ...options,
    ...(executablePath && { executablePath }),
    args: [
      ...(options.args ?? []),
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}
