import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

/** Which of axe's rules are asked. */
export type Rules = Pick<Parameters<AxeBuilder['options']>[0], 'rules' | 'runOnly'>

/** What axe finds on the page, or in a part of it, by its usual rules or those given, as `rule: where`; the best answer is none. */
export async function faultsOf(page: Page, part = 'html', rules: Rules = {}): Promise<readonly string[]> {
  // Without frames of others axe may end in the page itself, and only what it complains of is described: half the time.
  const axe = new AxeBuilder({ page })
    .include(part)
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...rules })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
