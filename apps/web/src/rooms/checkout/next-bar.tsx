import { cartTotals, type Cart } from '@market/domain/cart'
import { Button } from '@market/ui'
import { BarTotal } from './bar-total.tsx'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

interface NextBarProps {
  readonly cart: Cart | undefined
  /** Id of the form that the button submits; without one, the button calls `onNext`. */
  readonly form: string | undefined
  /** An earlier choice is still being saved. */
  readonly waiting: boolean
  readonly onNext: () => void
  /** Called when the button is pressed, whether or not the form is valid. */
  readonly onPressed: () => void
}

/** The button to the payment: below the steps, and on phones in a bar that is always visible, with the total. */
export const NextBar = ({ cart, form, waiting, onNext, onPressed }: NextBarProps) => (
  <div className={css.nextBar}>
    {cart && <BarTotal total={cartTotals(cart).total} />}
    <Button
      size="lg"
      disabled={cart?.count === 0}
      loading={waiting}
      {...(form === undefined ? { onClick: onNext } : { type: 'submit', form, onClick: onPressed })}
    >
      {checkoutTexts.address.next}
    </Button>
  </div>
)
