import { Icon } from '@market/ui'
import { atText, leftText, urgencyOf } from './when.ts'
import * as css from './parts.css.ts'
import { useNow } from '../desk/use-now.ts'

/** The time that is left until a deadline in words, with its clock time beneath. */
export function Due({ at, exact = true }: { readonly at: Date; readonly exact?: boolean }) {
  const now = useNow()
  const near = urgencyOf(at, now)
  return (
    <span>
      <span className={css.urgency[near]}>
        {(near === 'now' || near === 'over') && <Icon name="warning-circle" filled size="sm" />}
        {leftText(at, now)}
      </span>
      {exact && <span className={css.small}>{atText(at, now)}</span>}
    </span>
  )
}
