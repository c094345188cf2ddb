import { paymentId, type PaymentKind, paymentReturn, type PaymentReturnEvent, paymentReturnTimes } from '@market/domain'
import { ButtonLink, Spinner } from '@market/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { useMachine } from '../../shell/use-machine.ts'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.bank

/** Where each kind of payment ends. */
const ends: Readonly<Record<PaymentKind, { readonly paid: string; readonly failed: string }>> = {
  order: { paid: '/my/siparis-tamamlandi', failed: '/my/siparis-tamamlanamadi' },
  hgs: { paid: '/my/hgs/bakiye-yukleme', failed: '/my/hgs/bakiye-yuklenemedi' },
  raffle: { paid: '/my/cekilisler/biletlerim', failed: '/my/cekilisler' },
}

/** `/banka-yonlendirmesi?payment=`: only displays; the truth is asked from the server until the payment is settled. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: BankReturnPage,
})

function BankReturnPage() {
  const payments = useService(services.PaymentGateway)
  const session = useService(services.SessionStore)
  const cart = useService(services.CartStore)
  const navigate = useNavigate()
  const [state, happen] = useMachine(paymentReturn)
  const [kind, setKind] = useState<PaymentKind>('order')
  const { phase } = state
  const waiting = phase === 'asking' || phase === 'slow'

  useEffect(() => {
    const named = new URLSearchParams(location.search).get('payment')
    if (!named) return happen({ type: 'not-found' })
    if (!waiting) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const ask = async () => {
      await session.start()
      const answer = await payments.paymentStatus(paymentId(named))
      if (!current) return
      const heard: PaymentReturnEvent | undefined = answer.ok
        ? { type: 'answered', payment: answer.value }
        : answer.failure.kind === 'not-found'
          ? { type: 'not-found' }
          : undefined
      if (answer.ok) setKind(answer.value.kind)
      if (heard) happen(heard)
      timer = setTimeout(() => void ask(), paymentReturnTimes.askEveryMs)
    }
    const slow = setTimeout(() => happen({ type: 'slow-timeout' }), paymentReturnTimes.slowMs)
    void ask()
    return () => {
      current = false
      clearTimeout(timer)
      clearTimeout(slow)
    }
  }, [payments, session, waiting, happen])

  useEffect(() => {
    if (state.phase !== 'paid' && state.phase !== 'failed') return
    if (state.phase === 'paid' && kind === 'order') {
      cart.forget()
      void cart.load()
    }
    // Pages outside the checkout ask for the payment again, by its id.
    const named = kind === 'order' ? '' : `?odeme=${new URLSearchParams(location.search).get('payment')}`
    const options = { replace: true, ...(state.phase === 'failed' && { state: { reason: state.reason } }) }
    void navigate(ends[kind][state.phase] + named, options)
  }, [state, kind, cart, navigate])

  return (
    <div className={css.center}>
      <h1 className={css.title}>{phase === 'unknown' ? texts.unknownTitle : texts.title}</h1>
      {phase !== 'unknown' && <Spinner />}
      <p role="status">{phase === 'unknown' || phase === 'slow' ? texts[phase] : texts.wait}</p>
      {phase === 'unknown' && (
        <p className={css.actions}>
          <ButtonLink href="/my/siparis-takip">{checkoutTexts.completed.track}</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            {checkoutTexts.completed.home}
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
