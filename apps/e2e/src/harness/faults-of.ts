import axe, { type AxeResults, type RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** Which of axe's rules are asked. */
export type Rules = Pick<RunOptions, 'rules' | 'runOnly'>

/** Findings of axe on the page, or in a part of it, by its usual rules or those given, as `rule: where`; the best answer is none. */
export async function faultsOf(page: Page, part = 'html', rules: Rules = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  await settle(page)
  const violations = await page.evaluate(
    async ([where, options]) => {
      const { axe: engine } = window as unknown as { readonly axe: typeof axe }
      const ask = async (asked: RunOptions) => {
        const results: AxeResults = await engine.run(where, asked)
        return results.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
      }
      // What the bar at the bottom covers half is asked again where nothing covers it.
      const isSmall = async (target: string) => {
        document.querySelector(target)?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const again = await ask({ ...options, runOnly: { type: 'rule', values: ['target-size'] } })
        scrollTo(0, 0)
        return again.some(({ targets }) => targets.includes(target))
      }
      const found: { id: string; targets: string[] }[] = []
      for (const { id, targets } of await ask(options)) {
        const stand: string[] = []
        for (const target of targets) if (id !== 'target-size' || (await isSmall(target))) stand.push(target)
        if (stand.length > 0) found.push({ id, targets: stand })
      }
      return found
    },
    // No page of ours has frames worth asking, and only what axe complains of needs describing.
    [part, { iframes: false, resultTypes: ['violations'], ...rules }] as [string, RunOptions],
  )
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

/** Colours glide to those of the other scheme, a slide's link fades in and a drawer moves in; measuring waits for none. */
export const settle = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  })
