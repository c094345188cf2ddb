import { isMember } from '@market/domain/session'
import type { PaymentStatus } from '@market/domain/checkout'
import { useService, useStream } from '@market/react'
import { ButtonLink } from '@market/ui'
import { services } from '../../../composition/tokens.ts'
import { orderAddress } from '../../../shared/order/order-address.ts'
import * as css from '../checkout.css.ts'
import { checkoutTexts } from '../texts.ts'

interface BankReturnLinksProps {
  readonly payment: PaymentStatus | undefined
  /** The payment was for another person's order. */
  readonly strange: boolean
}

/** Links after a payment that is unfinished, or that was for another person's order: the order, help, the shop. */
export function BankReturnLinks({ payment, strange }: BankReturnLinksProps) {
  const { user } = useStream(useService(services.SessionStore).state)
  const member = isMember(user)
  const order = payment ? orderAddress(payment.orderId, member) : '/my/siparis-takip'
  return (
    <p className={css.actions}>
      {!strange && (!payment || payment.kind === 'order') && (
        <ButtonLink href={order}>{checkoutTexts.completed.track}</ButtonLink>
      )}
      {!strange && (
        <ButtonLink href="/sayfa/iletisim.html" variant="secondary">
          {checkoutTexts.bank.contact}
        </ButtonLink>
      )}
      <ButtonLink href="/" variant="secondary">
        {checkoutTexts.completed.home}
      </ButtonLink>
    </p>
  )
}
