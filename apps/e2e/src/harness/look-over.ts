import type { Page } from 'playwright'
import { faultsOf } from './faults-of.ts'

/** Only what is drawn differs between widths of one layout, and between schemes. */
const drawn = ['color-contrast', 'target-size', 'scrollable-region-focusable']
const views: readonly {
  readonly width: number
  readonly scheme: 'light' | 'dark'
  readonly rules?: readonly string[]
}[] = [
  { width: 390, scheme: 'light' },
  { width: 768, scheme: 'light', rules: drawn },
  { width: 1280, scheme: 'light' },
  { width: 1280, scheme: 'dark', rules: drawn },
]

/** What is wrong with a page that stands, from the narrowest phone to a desk, in both schemes; the best answer is none. */
export async function lookOver(page: Page): Promise<readonly string[]> {
  const troubles: string[] = []
  for (const { width, scheme, rules } of views) {
    troubles.push(...(await tooWide(page, width)))
    await page.emulateMedia({ colorScheme: scheme })
    await settled(page)
    troubles.push(...(await faultsOf(page, 'html', rules)).map((fault) => `${width} ${scheme}: ${fault}`))
  }
  for (const width of [320, 1024]) troubles.push(...(await tooWide(page, width)))
  await page.emulateMedia({ colorScheme: 'light' })
  return troubles
}

async function tooWide(page: Page, width: number): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 })
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  return over > 0 ? [`${width}: ${over} px too wide`] : []
}

/** Colours glide to those of the other scheme; what is measured stands still. */
const settled = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
  })
