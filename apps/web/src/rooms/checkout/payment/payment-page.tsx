import {
  type OpenPayment,
  type OrderContract,
  type PaymentStart,
  type SavedCard,
  succeed,
  visitorOf,
} from '@market/domain'
import { Alert, Button, ButtonLink, Panel, Skeleton } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../../composition/tokens.ts'
import { useService } from '../../../composition/use-service.ts'
import { definePage } from '../../../page/page.ts'
import { failureText } from '../../../shared/failure/failure-text.ts'
import { useMemberLeft } from '../../../shared/account/use-member-left.ts'
import * as css from '../checkout.css.ts'
import { MemberLeft } from '../member-left.tsx'
import { OpenPayments } from './open-payments.tsx'
import { PaymentForm } from './payment-form.tsx'
import { checkoutTexts } from '../texts.ts'
import { useLoaded } from '../../../shared/loading/use-loaded.ts'

const texts = checkoutTexts.payment
const none = succeed<readonly SavedCard[]>([])

/** `/my/tr/odeme-yontemi`. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: PaymentPage,
})

interface PaymentStep {
  readonly start: PaymentStart
  readonly contract: OrderContract
  readonly open: readonly OpenPayment[]
  readonly cards: readonly SavedCard[]
  /** It comes to the address, not to a branch or a locker. */
  readonly toAddress: boolean
}

export function PaymentPage() {
  const left = useMemberLeft()
  return (
    <>
      <h1 className={css.title}>{texts.title}</h1>
      {left ? <MemberLeft step="my-tr-odeme-yontemi" /> : <Step />}
    </>
  )
}

/** For one shopper: after leaving, the form starts anew. */
function Step() {
  const payments = useService(services.PaymentGateway)
  const savedCards = useService(services.SavedCardGateway)
  const shippings = useService(services.ShippingGateway)
  const session = useService(services.SessionStore)
  const { answer, reload } = useLoaded<PaymentStep>(async () => {
    const { user } = session.state.current()
    const [start, contract, open, shipping, cards] = await Promise.all([
      payments.init(),
      payments.contract(),
      payments.open(),
      shippings.chosen(),
      user && visitorOf(user) === 'member' ? savedCards.list() : none,
    ])
    if (!start.ok) return start
    if (!contract.ok) return contract
    // Without the list a card is typed, as by anyone.
    const kept = cards.ok ? cards.value : []
    return succeed({
      start: start.value,
      contract: contract.value,
      open: open.ok ? open.value : [],
      cards: kept,
      toAddress: shipping.ok && shipping.value.option === 'address',
    })
  })
  const [step, setStep] = useState<PaymentStep>()
  useEffect(() => {
    if (answer?.ok) setStep(answer.value)
  }, [answer])
  const failure = answer?.ok === false ? answer.failure : undefined
  return (
    <>
      {failure && (
        <Alert tone="error" announced>
          {failureText(failure)}{' '}
          <Button variant="text" size="sm" onClick={reload}>
            {checkoutTexts.retry}
          </Button>{' '}
          <ButtonLink variant="text" size="sm" href="/my/tr/adres">
            {checkoutTexts.toAddress}
          </ButtonLink>{' '}
          <ButtonLink variant="text" size="sm" href="/my/tr/sepet">
            {checkoutTexts.toCart}
          </ButtonLink>
        </Alert>
      )}
      {/* Input stays on the page, whatever a later answer says. */}
      {step ? (
        <>
          <OpenPayments open={step.open} />
          <PaymentForm {...step} reload={reload} />
        </>
      ) : (
        !failure && (
          <Panel aria-busy>
            <Skeleton />
            <Skeleton />
            <Skeleton />
          </Panel>
        )
      )}
    </>
  )
}
