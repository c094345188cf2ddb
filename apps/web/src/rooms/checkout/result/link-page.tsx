import { fail, type PaymentId, paymentId, succeed } from '@market/domain/kernel'
import type { PaymentStatus } from '@market/domain/checkout'
import { failureText, useLoaded, useService } from '@market/react'
import { Alert, Button, ButtonLink, PigeonStamp, Skeleton } from '@market/ui'
import { useLocation } from 'react-router-dom'
import { services } from '../../../composition/tokens.ts'
import { definePage } from '../../../page/page.ts'
import { AddressToSend } from '../../../shared/link/address-to-send.tsx'
import * as css from '../checkout.css.ts'
import { dateText, timeText } from '../../../shared/time/date-text.ts'
import { SmsForm } from './sms-form.tsx'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.link

/** `/my/link-olusturuldu?payment=`: the payment link, its status, and a form that sends the link by SMS. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: LinkPage,
})

function LinkPage() {
  const payments = useService(services.PaymentGateway)
  const cart = useService(services.CartStore)
  // Every holder of the link can pay, so it is passed as navigation state and never in the address.
  const { state }: { readonly state: unknown } = useLocation()
  const { answer, reload } = useLoaded<Asked>(async () => {
    const named = new URLSearchParams(location.search).get('payment')
    if (!named) return fail({ kind: 'not-found', message: texts.none })
    const id = paymentId(named)
    const payment = await payments.paymentStatus(id)
    // The order that waits for the payment has emptied the cart.
    cart.forget()
    void cart.load()
    return payment.ok ? succeed({ id, payment: payment.value }) : payment
  })
  const mayChange = answer?.ok
    ? ['pending', 'unsure'].includes(answer.value.payment.status)
    : answer?.failure.kind !== 'not-found'
  return (
    <div className={css.center}>
      {!answer ? (
        <>
          <h1 className={css.title}>{texts.title}</h1>
          <Skeleton />
          <Skeleton />
        </>
      ) : answer.ok ? (
        <LinkOf asked={answer.value} link={textOf(state, 'link')} until={textOf(state, 'until')} />
      ) : (
        <>
          <h1 className={css.title}>{texts.title}</h1>
          <Alert tone="error" announced>
            {failureText(answer.failure)}
          </Alert>
        </>
      )}
      <p className={css.actions}>
        {mayChange && (
          <Button variant="secondary" onClick={() => void reload()}>
            {texts.check}
          </Button>
        )}
        <ButtonLink href="/my/siparis-tamamlandi" variant="secondary">
          {texts.order}
        </ButtonLink>
      </p>
    </div>
  )
}

function textOf(state: unknown, name: 'link' | 'until'): string | undefined {
  const value: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined
  return typeof value === 'string' ? value : undefined
}

interface Asked {
  readonly id: PaymentId
  readonly payment: PaymentStatus
}
interface LinkOfProps {
  readonly asked: Asked
  readonly link: string | undefined
  /** When the link expires, in ISO 8601; unknown after a reload. */
  readonly until: string | undefined
}

function LinkOf({ asked: { id, payment }, link, until }: LinkOfProps) {
  const { status, orderId, reason } = payment
  if (status !== 'pending')
    return (
      <>
        <h1 className={css.title}>{texts.ended[status]}</h1>
        <p className={css.number}>{orderId}</p>
        {reason && <p role="status">{reason}</p>}
      </>
    )
  return (
    <>
      <PigeonStamp className={css.stamp} />
      <h1 className={css.title}>{texts.ready}</h1>
      <p className={css.number}>{orderId}</p>
      <p className={css.note}>{until ? texts.until(dateText(until), timeText(until)) : texts.note}</p>
      {link ? (
        <AddressToSend path={link} label={texts.label} name={texts.title}>
          <ButtonLink size="sm" variant="text" href={link}>
            {texts.open}
          </ButtonLink>
        </AddressToSend>
      ) : (
        <p className={css.note}>{texts.bySms}</p>
      )}
      <SmsForm payment={id} />
    </>
  )
}
