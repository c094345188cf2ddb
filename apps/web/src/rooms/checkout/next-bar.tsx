import { cartTotals, type Cart } from '@market/domain/cart'
import { Button } from '@market/ui'
import { BarTotal } from './bar-total.tsx'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

interface NextBarProps {
  readonly cart: Cart | undefined
  /** The form whose submission goes on; without one the press itself does. */
  readonly form: string | undefined
  /** What was chosen before is still being kept. */
  readonly waiting: boolean
  readonly onNext: () => void
  /** The button was pressed, whether or not the form can be sent. */
  readonly onPressed: () => void
}

/** On to the payment: below the steps, and on phones always in view with the total. */
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
