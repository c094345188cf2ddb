import type { Action } from '@market/domain/team'
import type { AnyIconName } from '../parts/any-icon.tsx'

/** A page in the rail. */
export interface NavItem {
  readonly href: string
  readonly text: string
  readonly icon: AnyIconName
  /** Opens the page after `G`. */
  readonly letter: string
  /** Without this right the page is not listed. */
  readonly needs?: Action
  /** Queues of *Bugün* that are counted beside it. */
  readonly queues?: readonly string[]
  /** In the bar of the phone. */
  readonly phone?: true
}
