import type { Browser } from 'playwright'
import { faultsOf } from './faults-of.ts'
import { visit } from './open-browser.ts'

/**
 * What is wrong with a page on a phone and then on a desk: what axe finds, what the browser complains of, what lies out of
 * sight to the side, an answer other than 200. One visit sees both widths: the page is drawn by width alone.
 */
export async function troublesOf(browser: Browser, address: string): Promise<readonly string[]> {
  const { page, complaints, end } = await visit(browser, 390, { pictures: false })
  const answer = await page.goto(address, { waitUntil: 'load' })
  await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' })
  const troubles = answer?.status() === 200 ? [] : [`answered with ${answer?.status()}`]
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    troubles.push(...(await faultsOf(page)).map((fault) => `${width}: ${fault}`))
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
      troubles.push(`${width}: too wide`)
  }
  await end()
  return [...troubles, ...complaints]
}
