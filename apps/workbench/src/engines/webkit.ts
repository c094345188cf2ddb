import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from '@market/api/free-ports'
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import { findInPage, finder } from './find-in-page.ts'
import { act, type Engine, type Tab, type Target, until, untilDone } from './tab.ts'

const window = fileURLToPath(new URL('webkit-window.py', import.meta.url))

/** Starts WebKitGTK on a virtual display and controls it by WebDriver. */
export async function startWebKit(program: string): Promise<Engine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]
  const folder = mkdtempSync(join(tmpdir(), 'market-webkit-'))
  const [port] = await freePorts(1)
  const env = { ...process.env, DISPLAY: `:${display.toString().trim()}` }
  const driver = spawn(program, [`--port=${port}`], { stdio: 'ignore', env })
  const server = `http://127.0.0.1:${port}`
  await untilDone('WebKitWebDriver', async () => void (await fetch(`${server}/status`)))
  let tabs = 0
  const openTab = async () => {
    tabs += 1
    const profile = join(folder, String(tabs))
    mkdirSync(profile)
    return webKitTab(await openSession(server, startScript(profile)), logOf(profile))
  }
  return {
    name: 'WebKitGTK',
    openTab,
    async close() {
      await Promise.all([ended(driver), ended(screen)])
      rmSync(folder, { recursive: true })
    },
  }
}

const logOf = (profile: string) => join(profile, 'console.log')

/**
 * Writes a script that starts WebKit and saves its output, where it prints the console; the driver would discard it.
 */
function startScript(profile: string): string {
  const script = join(profile, 'start.sh')
  writeFileSync(logOf(profile), '')
  writeFileSync(script, `#!/bin/sh\nWEBKIT_PROFILE='${profile}' exec '${window}' >>'${logOf(profile)}' 2>&1\n`)
  chmodSync(script, 0o755)
  return script
}

async function openSession(server: string, binary: string): Promise<WebDriver> {
  const options = { 'webkitgtk:browserOptions': { binary, args: [] } }
  return new Builder()
    .usingServer(server)
    .withCapabilities({ browserName: 'webkit', ...options })
    .build()
}

/** WebKitGTK is built without application manifests; other browsers need the directive. */
const unknownDirective = "Unrecognized Content-Security-Policy directive 'manifest-src'"

function webKitTab(driver: WebDriver, log: string): Tab {
  const find = async (target: Target) => {
    if (!(await driver.executeScript<boolean>(`return 'TestingLibraryDom' in window`)))
      await driver.executeScript(finder)
    return driver.executeScript<WebElement | null>(`return ${findInPage(target)}`)
  }
  const on = (target: Target, action: (element: WebElement) => Promise<unknown>) =>
    act(target, () => find(target), action)
  const begun = () => driver.executeScript<number>('return performance.timeOrigin')
  return {
    async open(url) {
      const earlier = await begun()
      await driver.get(url)
      // WebKit reports no aborted navigation.
      if ((await begun()) === earlier) throw new Error(`${url} was not opened`)
    },
    see: (target) => on(target, async () => undefined),
    press: (target) => on(target, (element) => element.click()),
    write: (target, text) =>
      on(target, async (element) => {
        await element.clear()
        await element.sendKeys(text)
      }),
    enter: (target) => on(target, (element) => element.sendKeys(Key.ENTER)),
    tick: (target) => on(target, (element) => element.sendKeys(Key.SPACE)),
    choose: (target, place) =>
      on(target, (element) => element.findElement(By.css(`option:nth-of-type(${place + 1})`)).click()),
    read: (expression) => driver.executeScript(`return (${expression})`),
    async resize(width) {
      const frame = await driver.executeScript<number>('return outerWidth - innerWidth')
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, width: width + frame, height: 900 })
      await until(this, `innerWidth === ${width}`)
    },
    savePicture: async (path) => writeFileSync(path, await driver.takeScreenshot(), 'base64'),
    complaints: () =>
      readFileSync(log, 'utf8')
        .split('\n')
        .filter((line) => /\bCONSOLE\b.*\b(?:ERROR|WARN)/.test(line) && !line.includes(unknownDirective)),
    close: () => driver.quit(),
  }
}

async function ended(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill()
  await gone
}
