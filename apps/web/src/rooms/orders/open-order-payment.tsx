import type { Order } from '@market/domain/orders'
import { useLoaded, useService } from '@market/react'
import { ButtonLink } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { dateText, timeText } from '../../shared/time/date-text.ts'
import * as orderCss from '../../shared/order/order-view.css.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.openPayment

/** An unfinished payment of an order, for the shopper who started it: a link to the bank, and its status. */
export function OpenOrderPayment({ order: { orderId } }: { readonly order: Order }) {
  const payments = useService(services.PaymentGateway)
  const { answer } = useLoaded(() => payments.open())
  const payment = answer?.ok ? answer.value.find((one) => one.orderId === orderId) : undefined
  // A transfer is made at the shopper's bank; the account is shown above.
  if (!payment || payment.method === 'bank_transfer') return null
  const { paymentId, continueUrl, state, expiresAt, method } = payment
  const goesOn = state === 'awaiting' && continueUrl !== null
  // While the payment link is unpaid, the payment has no status to show.
  const isUnderWay = method !== 'pay_with_url' || !goesOn
  return (
    <div className={orderCss.section} role="group" aria-label={texts.label}>
      {isUnderWay && (
        <p className={orderCss.note}>
          {goesOn ? texts.until(dateText(expiresAt), timeText(expiresAt)) : texts.unknown}
        </p>
      )}
      <div className={orderCss.buttons}>
        {goesOn && (
          <ButtonLink size="sm" href={continueUrl}>
            {texts.goOn}
          </ButtonLink>
        )}
        {isUnderWay && (
          <ButtonLink
            variant={goesOn ? 'text' : 'secondary'}
            size="sm"
            href={`/banka-yonlendirmesi?payment=${paymentId}`}
          >
            {texts.check}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}
