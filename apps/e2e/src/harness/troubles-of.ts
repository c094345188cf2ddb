import type { Browser } from 'playwright'
import { lookOver } from './look-over.ts'
import { type Visit, visit } from './open-browser.ts'

/** One visitor looks at all pages of a browser: what the first page brought is not brought again. */
const visitors = new WeakMap<Browser, Promise<Visit>>()

/** What is wrong with a page: its answer, how it looks ({@link lookOver}), and what the browser complains of. */
export async function troublesOf(browser: Browser, address: string): Promise<readonly string[]> {
  const visitor = visitors.get(browser) ?? visit(browser, 390)
  visitors.set(browser, visitor)
  const { page, complaints } = await visitor
  const earlier = complaints.length
  await page.setViewportSize({ width: 390, height: 900 })
  const answer = await page.goto(address, { waitUntil: 'load' })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  const troubles = answer?.status() === 200 ? [] : [`answered with ${answer?.status()}`]
  return [...troubles, ...(await lookOver(page)), ...complaints.slice(earlier)]
}
