import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Opens a page again until `shown` holds for the status of its answer and for what it shows. Caches may delay a change
 * for five seconds: a page that was asked for later must show it, however long a busy machine takes to draw it.
 */
export async function openUntil(
  page: Page,
  address: string,
  shown: (status: number) => Promise<boolean>,
): Promise<void> {
  const changed = Date.now()
  for (;;) {
    const asked = Date.now()
    // Without the pictures, which a busy machine may still be drawing.
    const answer = await page.goto(address, { waitUntil: 'domcontentloaded' })
    if (await shown(answer?.status() ?? 0)) return
    expect(asked - changed, `${address} is as before`).toBeLessThan(5000)
  }
}
