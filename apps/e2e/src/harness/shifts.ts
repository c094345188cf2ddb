import type { Page } from 'playwright'

/**
 * Adds up what moves by itself from when a page stands in its own letters, whose first coming may break a line anew on a
 * busy machine; `npm run bench` holds that to the budget.
 */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let shift = 0
    Reflect.set(window, 'shift', () => shift)
    addEventListener('load', async () => {
      await document.fonts.ready
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
      }).observe({ type: 'layout-shift' })
    })
  })

/** The sum in thousandths. */
export const shiftOf = async (page: Page): Promise<number> => {
  const sum = await page.evaluate(() => {
    const read: unknown = Reflect.get(window, 'shift')
    return typeof read === 'function' ? Number(read()) : Number.NaN
  })
  return Math.round(sum * 1000)
}
