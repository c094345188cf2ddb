import type { Order } from '@market/domain'
import { ButtonLink } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { dateText, timeText } from '../../shared/time/date-text.ts'
import * as orderCss from '../../shared/order/order-view.css.ts'
import { useLoaded } from '../../shared/loading/use-loaded.ts'
import { orderTexts } from './texts.ts'

const texts = orderTexts.openPayment

/** The payment of an order whose end is not known, for whoever began it: the way on at the bank, and how it stands. */
export function OpenOrderPayment({ order: { orderId } }: { readonly order: Order }) {
  const payments = useService(services.PaymentGateway)
  const { answer } = useLoaded(() => payments.open())
  const payment = answer?.ok ? answer.value.find((one) => one.orderId === orderId) : undefined
  // A transfer goes on at the shopper's own bank; its account stands above.
  if (!payment || payment.method === 'bank_transfer') return null
  const { paymentId, continueUrl, state, expiresAt, method } = payment
  const goesOn = state === 'awaiting' && continueUrl !== null
  // Nobody has paid the link yet: there is nothing under way that could be looked at.
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
