import type { Action } from '@market/domain/team'
import type { AnyIconName } from '../parts/any-icon.tsx'

/** A page to which `Ctrl K` leads. */
export interface PageItem {
  readonly href: string
  readonly text: string
  readonly icon?: AnyIconName
  /** Without this right the page is not listed. */
  readonly needs?: Action
  /** Its list is searched by the parameter `q`. */
  readonly searches?: true
}
/** A page in the rail. */
export interface NavItem extends PageItem {
  readonly icon: AnyIconName
  /** Opens the page after `G`. */
  readonly letter: string
  /** Queues of *Bugün* that are counted beside it. */
  readonly queues?: readonly string[]
  /** In the bar of the phone. */
  readonly phone?: true
}
