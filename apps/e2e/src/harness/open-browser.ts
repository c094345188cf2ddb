import { existsSync } from 'node:fs'
import { type Browser, chromium, type LaunchOptions } from 'playwright'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The machine's Chromium, as the workbench found or installed it. */
export const openBrowser = (): Promise<Browser> => launch(process.env['CHROMIUM'])

/** Chromium with its back/forward cache, which Playwright switches off and the headless shell does not have. */
export const openCachingBrowser = (): Promise<Browser> =>
  launch(process.env['FULL_CHROMIUM'], { ignoreDefaultArgs: ['--disable-back-forward-cache'] })

/** Chromium with the accessibility tree that it builds for a screen reader; the headless shell leaves out what is not laid out. */
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
