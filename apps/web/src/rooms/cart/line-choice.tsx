import { type Cart, isChosen, type LineRef } from '@market/domain/cart'
import { failureText, useErrorDialog, useService } from '@market/react'
import { Checkbox } from '@market/ui'
import { type ReactNode, useState } from 'react'
import { services } from '../../composition/tokens.ts'

interface LineChoiceProps {
  readonly cart: Cart
  /** A single line, or all lines of a shop. */
  readonly lines: readonly LineRef[]
  readonly label: ReactNode
}

/**
 * A checkbox that selects lines for this purchase. It shows the new state while the request is running, and then the
 * API's answer.
 */
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
