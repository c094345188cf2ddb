import { messages } from '@market/domain'
import type { FieldProblem } from '@market/domain/kernel'
import { formatPrice } from '@market/domain/money'
import { type Cart, cartMessages } from '@market/domain/cart'
import { failureText, useService } from '@market/react'
import { Button, TextField } from '@market/ui'
import { type FormEvent, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { cartRoom } from './bind.ts'
import * as css from './cart-page.css.ts'
import { cartTexts as texts } from './texts.ts'

/** A field for a gift code; shows the value of the code in use and removes it. */
export function GiftCodeBox({ cart }: { readonly cart: Cart }) {
  const applyGiftCode = useService(cartRoom.applyGiftCode)
  const giftCodes = useService(services.GiftCodeGateway)
  const store = useService(services.CartStore)
  const [code, setCode] = useState('')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [said, setSaid] = useState('')

  const apply = async (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setBusy(true)
    setProblem(undefined)
    const answer = await applyGiftCode(code)
    setBusy(false)
    if (answer.ok) {
      setCode('')
      setSaid(cartMessages.giftCodeApplied)
      return store.adopt(answer.value)
    }
    setProblem(
      answer.failure.kind === 'invalid' ? typedProblem(code, answer.failure.problems) : failureText(answer.failure),
    )
  }
  const remove = async () => {
    setBusy(true)
    const answer = await giftCodes.remove()
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer.failure))
    setSaid(cartMessages.giftCodeRemoved)
    store.adopt(answer.value)
  }

  return (
    <>
      <p role="status" className={css.said}>
        {said}
      </p>
      {cart.giftCodeAmount > 0 ? (
        <p className={css.giftCode}>
          <span>{texts.giftCode.holds(formatPrice(cart.giftCodeAmount))}</span>
          <Button variant="text" size="sm" loading={busy} onClick={() => void remove()}>
            {texts.giftCode.remove}
          </Button>
        </p>
      ) : (
        <form className={css.giftCode} method="dialog" noValidate onSubmit={(event) => void apply(event)}>
          <TextField
            label={cartMessages.giftCode}
            name="gift-code"
            autoComplete="off"
            value={code}
            error={problem}
            onChange={(event) => setCode(event.target.value)}
          />
          <Button type="submit" variant="secondary" loading={busy}>
            {texts.giftCode.apply}
          </Button>
        </form>
      )}
    </>
  )
}

function typedProblem(code: string, problems: readonly FieldProblem<'giftCode'>[]): string {
  if (problems.some(({ problem }) => problem === 'required'))
    return messages.validation.required({ field: cartMessages.giftCode })
  return /^[\d\s-]+$/.test(code) ? texts.giftCode.cardNumber : texts.giftCode.invalid
}
