import { isMember } from '@market/domain/session'
import { formatPrice } from '@market/domain/money'
import type { OpenPayment } from '@market/domain/checkout'
import { useService, useStream } from '@market/react'
import { Button, ButtonLink } from '@market/ui'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { orderAddress } from '../../shared/order/order-address.ts'
import * as css from './open-payment.css.ts'
import { begunPayment } from '../../shared/payment/use-begun-payment.ts'

const texts = {
  label: 'Sonuçlanmamış ödeme',
  awaiting: (number: string, amount: string) => `${number} numaralı ödemeniz (${amount}) henüz sonuçlanmadı.`,
  unknown: (number: string, amount: string) =>
    `${number} numaralı ödemenizin (${amount}) sonucunu bankanız henüz bildirmedi. Lütfen yeniden ödemeyin.`,
  transfer: (number: string, amount: string) =>
    `${number} numaralı siparişiniz için ${amount} tutarında havale bekliyoruz.`,
  link: (number: string, amount: string) =>
    `${number} numaralı siparişinizin linkle ödenmesini (${amount}) bekliyoruz.`,
  check: 'Ödemenin durumunu gör',
  order: 'Siparişi gör',
  close: 'Kapat',
}
const closed = 'open_payment_closed'

/** Shows the newest unfinished payment on every page, until it is finished or the notice is closed. */
export function OpenPaymentNotice() {
  const { user } = useStream(useService(services.SessionStore).state)
  // A new key for each user, so that a member's notice is removed at logout.
  return <Notice key={user?.userId} member={isMember(user)} />
}

function Notice({ member }: { readonly member: boolean }) {
  const payments = useService(services.PaymentGateway)
  const expiring = useService(services.ExpiringStore)
  const { pathname, hash } = useLocation()
  const [payment, setPayment] = useState<OpenPayment>()
  useEffect(() => {
    let current = true
    const read = async () => {
      const answer = await payments.open()
      if (!current || !answer.ok) return
      const [newest] = answer.value
      if (!newest) expiring.remove(begunPayment)
      setPayment(newest && newest.paymentId !== expiring.read(closed) ? newest : undefined)
    }
    void read()
    return () => {
      current = false
    }
  }, [payments, expiring])
  // The order's own page shows the payment itself. For guests, the order's number is in the address fragment.
  if (!payment || `${pathname}${hash}`.includes(payment.orderId)) return null
  const { paymentId, orderId, method, amount, state } = payment
  const kind = method === 'bank_transfer' ? 'transfer' : method === 'pay_with_url' ? 'link' : state
  const waits = kind === 'transfer' || kind === 'link'
  const close = () => {
    expiring.write(closed, paymentId, 1)
    setPayment(undefined)
  }
  return (
    <section className={css.notice} aria-label={texts.label} role="status">
      <p className={css.text}>{texts[kind](orderId, formatPrice(amount))}</p>
      <p className={css.actions}>
        {waits ? (
          <ButtonLink variant="text" size="sm" href={orderAddress(orderId, member)}>
            {texts.order}
          </ButtonLink>
        ) : (
          <ButtonLink variant="text" size="sm" href={`/banka-yonlendirmesi?payment=${paymentId}`}>
            {texts.check}
          </ButtonLink>
        )}
        <Button variant="text" size="sm" onClick={close}>
          {texts.close}
        </Button>
      </p>
    </section>
  )
}
