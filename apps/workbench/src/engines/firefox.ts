import puppeteer, { type ElementHandle, type Page } from 'puppeteer-core'
import { findInPage, finder } from './find-in-page.ts'
import { act, type Engine, patience, type Tab, type Target } from './tab.ts'

/** Starts the machine's Firefox, which Puppeteer controls by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
    extraPrefsFirefox: { 'intl.accept_languages': 'tr-TR, tr' },
  })
  const version = await browser.version()
  return {
    name: version.replace('/', ' '),
    async openTab() {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      page.setDefaultNavigationTimeout(patience)
      return firefoxTab(page)
    },
    close: () => browser.close(),
  }
}

function firefoxTab(page: Page): Tab {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warn') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const find = async (target: Target) => {
    if (!(await page.evaluate(`'TestingLibraryDom' in window`))) await page.evaluate(finder)
    const found = await page.evaluateHandle(findInPage(target))
    return found.asElement() as ElementHandle | null
  }
  const on = (target: Target, action: (element: ElementHandle) => Promise<unknown>) =>
    act(target, () => find(target), action)
  return {
    open: async (url) => void (await page.goto(url)),
    see: (target) => on(target, async () => undefined),
    press: (target) => on(target, (element) => element.click()),
    write: (target, text) =>
      on(target, async (element) => {
        await element.evaluate((field) => field instanceof HTMLInputElement && field.select())
        await element.type(text)
      }),
    enter: (target) => on(target, (element) => element.press('Enter')),
    tick: (target) => on(target, (element) => element.press(' ')),
    choose: (target, place) =>
      on(target, async (element) => {
        const value = await element.evaluate((select, at) => select.querySelectorAll('option')[at]?.value, place)
        await element.select(value ?? '')
      }),
    read: (expression) => page.evaluate(expression) as Promise<never>,
    resize: (width) => page.setViewport({ width, height: 844 }),
    savePicture: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    complaints: () => complaints,
    close: () => page.browserContext().close(),
  }
}
