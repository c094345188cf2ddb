import { additionOf } from '@market/domain/cart'
import { failureText, useErrorDialog, useService } from '@market/react'
import { Button } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'
import { focusLine } from './focus-line.ts'
import type { Removed } from './use-removal.ts'

interface RemovedNoticeProps {
  /** The lines of the last removal. */
  readonly removed: Removed
  readonly onUndone: () => void
}

/** Tells which lines were removed and restores them with quantity, services, links, gift options and selection. */
export function RemovedNotice({ removed: { items, unchosen }, onUndone }: RemovedNoticeProps) {
  const store = useService(services.CartStore)
  const fail = useErrorDialog()
  const [only] = items
  const undo = async () => {
    const answer = await store.addMany(items.map(additionOf))
    if (!answer.ok) return fail(failureText(answer.failure))
    if (!answer.value) return
    if (unchosen.length > 0) await store.choose(unchosen, false)
    onUndone()
    if (only) focusLine(only)
  }
  return (
    <div role="status" className={only && css.removed}>
      {only && (
        <>
          <span>
            {items.length > 1 ? texts.removedMany(items.length) : texts.removed(`${only.brand} ${only.name}`)}
          </span>
          <Button variant="text" size="sm" icon="arrow-u-up-left" className={css.undo} onClick={() => void undo()}>
            {texts.undo}
          </Button>
        </>
      )}
    </div>
  )
}
