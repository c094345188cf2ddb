import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright'
import { inject, onTestFailed } from 'vitest'
import { serverLog } from './shop.ts'

const folder = fileURLToPath(new URL('../../../../reports/browser', import.meta.url))
/** The calls of each visitor, found by the visitor's complaints, because a page may have one visitor after another. */
const calls = new WeakMap<readonly string[], string[]>()

/**
 * If the running test fails, saves the page's screenshot, its complaints, its last calls and the servers' logs in
 * `reports/browser`.
 */
export function keepEvidence({ page, complaints }: { readonly page: Page; readonly complaints: readonly string[] }) {
  const ofPage = callsOf(page, complaints)
  onTestFailed(async ({ task }) => {
    if (page.isClosed()) return
    mkdirSync(folder, { recursive: true })
    const name = `${task.file.name}-${task.name}`.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 120)
    const stem = join(folder, `${name}-${page.viewportSize()?.width ?? 0}-${Date.now()}`)
    await page.screenshot({ path: `${stem}.png` }).catch(() => undefined)
    const logs = inject('shops').map(({ dataDir }) => readFileSync(serverLog(dataDir), 'utf8').slice(-10_000))
    const text = [
      page.url(),
      '',
      'Complaints:',
      ...complaints,
      '',
      'Last calls:',
      ...ofPage.slice(-40),
      '',
      'Logs:',
      ...logs,
    ]
    writeFileSync(`${stem}.txt`, text.join('\n'))
  })
}

/** The calls of a visitor with their status, oldest first. */
function callsOf(page: Page, complaints: readonly string[]): readonly string[] {
  const known = calls.get(complaints)
  if (known) return known
  const list: string[] = []
  calls.set(complaints, list)
  const add = (url: string, text: string) => {
    if (url.includes('/eptnew/')) list.push(text)
  }
  page.on('response', (response) => {
    const request = response.request()
    add(request.url(), `${response.status()} ${request.method()} ${request.url()}`)
  })
  page.on('requestfailed', (request) =>
    add(request.url(), `${request.failure()?.errorText} ${request.method()} ${request.url()}`),
  )
  return list
}
