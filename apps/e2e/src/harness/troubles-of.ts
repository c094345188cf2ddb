import type { Browser } from 'playwright'
import { lookOverPage } from './look-over.ts'
import { keepEvidence } from './keep-evidence.ts'
import { alreadyHere, type Visit, visit } from './visit.ts'

/** One visitor per browser opens all pages, so that shared files load only once. */
const visitors = new WeakMap<Browser, Promise<Visit>>()

/** Faults of a page: its status, its appearance ({@link lookOverPage}), and the browser's complaints. */
export async function troublesOf(browser: Browser, address: string): Promise<readonly string[]> {
  const visitor = visitors.get(browser) ?? visit(browser, 390)
  visitors.set(browser, visitor)
  const { page, complaints } = await visitor
  keepEvidence({ page, complaints })
  const earlier = complaints.length
  await page.setViewportSize({ width: 390, height: 900 })
  const answer = await page.goto(address, { waitUntil: 'load' })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  const troubles = answer?.status() === 200 ? [] : [`answered with ${answer?.status()}`]
  troubles.push(...(await lookOverPage(page)))
  return [...troubles, ...complaints.slice(earlier).filter((one) => !alreadyHere.test(one))]
}
