import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AxeResults, run, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

/** The axe rules to run, and whether axe reads the style sheets before, which takes half of its time. */
export type Rules = Pick<RunOptions, 'rules' | 'runOnly' | 'preload'>

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/**
 * Faults that axe finds on the page or in a part of it, as `rule: where`, but for the parts that `exclude` selects. Runs
 * axe's default rules unless others are given.
 */
export async function faultsOf(
  page: Page,
  part = 'html',
  rules: Rules = {},
  exclude: readonly string[] = [],
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  await settle(page)
  const violations = await page.evaluate(
    async ([where, except, options]) => {
      const { axe: engine } = window as unknown as { readonly axe: { readonly run: typeof run } }
      const ask = async (asked: RunOptions) => {
        const results: AxeResults = await engine.run({ include: [where], exclude: except }, asked)
        return results.violations.map(({ id, nodes }) => ({ id, targets: nodes.map(({ target }) => target.join(' ')) }))
      }
      // A target that the bar at the bottom partly covers is checked again where it is not covered.
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
    // The shop's pages have no frames to check, and only violations are reported.
    [part, [...exclude], { iframes: false, preload: false, resultTypes: ['violations'], ...rules }] as [
      string,
      string[],
      RunOptions,
    ],
  )
  return violations.map(({ id, targets }) => `${id}: ${targets.join(', ')}`)
}

/**
 * Finishes all animations, such as the change of the colour scheme, fading links and drawers, so that a measurement
 * need not wait.
 */
export const settle = (page: Page) =>
  page.evaluate(() => {
    for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish()
  })
