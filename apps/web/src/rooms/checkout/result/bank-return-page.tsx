import { paymentId } from '@market/domain/kernel'
import {
  type PaymentKind,
  paymentReturn,
  type PaymentReturnEvent,
  paymentReturnTimes,
  type PaymentStatus,
} from '@market/domain/checkout'
import { useMachine, useService } from '@market/react'
import { Spinner } from '@market/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../../composition/tokens.ts'
import { definePage } from '../../../page/page.ts'
import { begunPayment } from '../../../shared/payment/use-begun-payment.ts'
import { useTitle } from '../../../shared/section/use-title.ts'
import { BankReturnLinks } from './bank-return-links.tsx'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

const texts = checkoutTexts.bank

/** The pages to which each kind of payment leads. */
const ends: Readonly<Record<PaymentKind, { readonly paid: string; readonly failed: string }>> = {
  order: { paid: '/my/siparis-tamamlandi', failed: '/my/siparis-tamamlanamadi' },
  hgs: { paid: '/my/hgs/bakiye-yukleme', failed: '/my/hgs/bakiye-yuklenemedi' },
  raffle: { paid: '/my/cekilisler/biletlerim', failed: '/my/cekilisler' },
}

/**
 * `/banka-yonlendirmesi?payment=`: shows the payment's status, which is requested from the API until the payment is
 * settled.
 */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  Component: BankReturnPage,
})

export function BankReturnPage() {
  const payments = useService(services.PaymentGateway)
  const session = useService(services.SessionStore)
  const cart = useService(services.CartStore)
  const expiring = useService(services.ExpiringStore)
  const navigate = useNavigate()
  const [state, happen] = useMachine(paymentReturn)
  const [payment, setPayment] = useState<PaymentStatus>()
  const { phase } = state
  const waiting = phase === 'asking' || phase === 'slow' || phase === 'unsure'

  useEffect(() => {
    const query = new URLSearchParams(location.search)
    const named = query.get('payment')
    if (!named) return happen({ type: 'not-found' })
    if (!waiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const ask = async () => {
      await session.start()
      const answer = await payments.paymentStatus(paymentId(named), query.get('pass') ?? undefined)
      if (!current) return
      const heard: PaymentReturnEvent | undefined = answer.ok
        ? { type: 'answered', payment: answer.value }
        : answer.failure.kind === 'not-found'
          ? { type: 'not-found' }
          : undefined
      if (answer.ok) setPayment(answer.value)
      if (heard) happen(heard)
      timer = setTimeout(
        () => void ask(),
        phase === 'asking' ? paymentReturnTimes.askEveryMs : paymentReturnTimes.askLateEveryMs,
      )
    }
    const slow = setTimeout(() => happen({ type: 'slow-timeout' }), paymentReturnTimes.slowMs)
    void ask()
    return () => {
      current = false
      clearTimeout(timer)
      clearTimeout(slow)
    }
  }, [payments, session, waiting, phase, happen])

  useEffect(() => {
    if (state.phase !== 'paid' && state.phase !== 'failed') return
    const kind = payment?.kind ?? 'order'
    // A visitor who paid another person's link cannot open the order's pages.
    if (!state.own) return
    expiring.remove(begunPayment)
    if (state.phase === 'paid' && kind === 'order') {
      cart.forget()
      void cart.load()
    }
    // Pages outside the checkout load the payment again, by its id.
    const named = kind === 'order' ? '' : `?odeme=${new URLSearchParams(location.search).get('payment')}`
    const told = state.phase === 'failed' && {
      state: { reason: state.reason, refunded: state.refunded, order: payment?.orderId },
    }
    void navigate(ends[kind][state.phase] + named, { replace: true, ...told })
  }, [state, payment, cart, expiring, navigate])

  const strange = (state.phase === 'paid' || state.phase === 'failed') && !state.own
  const told = strange
    ? texts.strange[state.phase === 'failed' && state.refunded ? 'refunded' : state.phase]
    : texts.told[phase]
  useTitle(told.title)
  return (
    <div className={css.center}>
      <h1 className={css.title}>{told.title}</h1>
      {waiting && phase !== 'unsure' && <Spinner />}
      <p role="status">
        {strange && state.phase === 'failed' && state.reason} {told.text}
      </p>
      {payment && phase !== 'asking' && (
        <p className={css.number}>
          {texts.number} {payment.orderId}
        </p>
      )}
      {phase !== 'asking' && <BankReturnLinks payment={payment} strange={strange} />}
    </div>
  )
}
