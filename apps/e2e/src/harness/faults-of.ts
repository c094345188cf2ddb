import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** What axe finds on the page, or in a part of it, by all or some of its rules, as `rule: where`; the best answer is none. */
export async function faultsOf(page: Page, part = 'html', rules?: readonly string[]): Promise<readonly string[]> {
  // Without frames of others axe may end in the page itself, and only what it complains of is described: half the time.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(rules && { runOnly: { type: 'rule', values: [...rules] } }) })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
