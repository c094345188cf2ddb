import type { Page } from 'playwright'

/**
 * Adds up the page's layout shifts from the time its fonts have loaded. Earlier shifts, such as lines that wrap
 * differently, depend on the machine; `npm run bench` checks them against the budget.
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

/** Adds up the layout shifts of the page from now on. */
export const watchShiftsFromNow = (page: Page) =>
  page.evaluate(() => {
    let shift = 0
    Reflect.set(window, 'shift', () => shift)
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift' })
  })

/** The sum of the layout shifts, in thousandths. */
export const shiftOf = async (page: Page): Promise<number> => {
  const sum = await page.evaluate(() => {
    const read: unknown = Reflect.get(window, 'shift')
    return typeof read === 'function' ? Number(read()) : Number.NaN
  })
  return Math.round(sum * 1000)
}
