import { type Cart, isChosen, type LineRef } from '@market/domain/cart'
import { Checkbox } from '@market/ui'
import { type ReactNode, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { failureText } from '../../shared/failure/failure-text.ts'
import { useErrorDialog } from '../../shared/failure/use-error-dialog.ts'

interface LineChoiceProps {
  readonly cart: Cart
  /** One line, or those of a shop. */
  readonly lines: readonly LineRef[]
  readonly label: ReactNode
}

/** Whether lines are bought with the rest. It shows what was wished until the shop has answered, and that answer then. */
export function LineChoice({ cart, lines, label }: LineChoiceProps) {
  const store = useService(services.CartStore)
  const fail = useErrorDialog()
  const [wished, setWished] = useState<boolean>()
  const chosen = lines.filter((line) => isChosen(cart, line)).length
  const choose = async (wish: boolean) => {
    if (wished !== undefined) return
    setWished(wish)
    const answer = await store.choose(
      lines.map(({ productId, attrId }) => ({ productId, attrId })),
      wish,
    )
    setWished(undefined)
    if (!answer.ok) fail(failureText(answer.failure))
  }
  return (
    <Checkbox
      label={label}
      checked={wished ?? chosen === lines.length}
      mixed={wished === undefined && chosen > 0 && chosen < lines.length}
      aria-busy={wished !== undefined}
      onChange={(event) => void choose(event.target.checked)}
    />
  )
}
