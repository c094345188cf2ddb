import { paymentId } from '@market/domain'
import { Spinner } from '@market/ui'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { useService } from '../../composition/use-service.ts'
import { definePage } from '../../routes/page.ts'
import * as css from './checkout.css.ts'
import { checkoutTexts } from './texts.ts'

const texts = checkoutTexts.bank
const askEveryMs = 1500
/** After this long the shopper is told that it is slow; asking goes on. */
const slowMs = 20_000

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
  const [text, setText] = useState<string>(texts.wait)

  useEffect(() => {
    const named = new URLSearchParams(location.search).get('payment')
    if (!named) return setText(texts.unknown)
    const began = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    let current = true
    const ask = async () => {
      await session.start()
      const answer = await payments.paymentStatus(paymentId(named))
      if (!current) return
      if (answer.ok && answer.value.status === 'paid') {
        cart.forget()
        void cart.load()
        return navigate('/my/siparis-tamamlandi', { replace: true })
      }
      if (answer.ok && answer.value.status !== 'pending')
        return navigate('/my/siparis-tamamlanamadi', { replace: true, state: { reason: answer.value.reason } })
      if (!answer.ok && answer.failure.kind === 'not-found') return setText(texts.unknown)
      if (performance.now() - began > slowMs) setText(texts.slow)
      timer = setTimeout(() => void ask(), askEveryMs)
    }
    void ask()
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [payments, session, cart, navigate])

  return (
    <div className={css.center}>
      <h1 className={css.title}>{texts.title}</h1>
      {text !== texts.unknown && <Spinner />}
      <p role="status">{text}</p>
    </div>
  )
}
