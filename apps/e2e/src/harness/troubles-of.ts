import type { Browser } from 'playwright'
import { lookOverPage } from './look-over.ts'
import { keepEvidence } from './keep-evidence.ts'
import { type Visit, visit } from './visit.ts'

/** One visitor looks at all pages of a browser: what the first page brought is not brought again. */
const visitors = new WeakMap<Browser, Promise<Visit>>()

/** A picture that an earlier page brought is taken from memory, and what was preloaded for this page is left over. */
export const alreadyHere = /was preloaded using link preload but not used/

/** Faults of a page: its answer, its look ({@link lookOverPage}), and the browser's complaints. */
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
