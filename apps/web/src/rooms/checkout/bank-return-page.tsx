import { paymentId, paymentReturn, type PaymentReturnEvent, paymentReturnTimes } from '@market/domain'
import { Spinner } from '@market/ui'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import { useMachine } from '../../shell/use-machine.ts'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.bank

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
    if (state.phase === 'paid') {
      cart.forget()
      void cart.load()
      void navigate('/my/siparis-tamamlandi', { replace: true })
    }
    if (state.phase === 'failed')
      void navigate('/my/siparis-tamamlanamadi', { replace: true, state: { reason: state.reason } })
  }, [state, cart, navigate])

  return (
    <div className={css.center}>
      <h1 className={css.title}>{texts.title}</h1>
      {phase !== 'unknown' && <Spinner />}
      <p role="status">{phase === 'unknown' || phase === 'slow' ? texts[phase] : texts.wait}</p>
    </div>
  )
}
