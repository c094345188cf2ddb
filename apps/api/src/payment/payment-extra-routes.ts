import { findPaymentLink } from '@market/database'
import { postPttemCardLimit, postSmsPayWithLink } from '@market/contract'
import { formatPrice, kurus, toLira } from '@market/domain/money'
import { isPhone, normalizePhone } from '@market/domain/validation'
import type { PaymentProvider } from '@market/commerce'
import type { Deps } from '../platform/deps.ts'
import { paymentFailed } from './payment-answers.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { consumeRateLimits } from '../platform/limits/rate-limit.ts'
import { accountOf } from '../session/known-device.ts'
import { writeOutboxFile } from '../platform/mail/write-outbox-file.ts'
import { texts } from './texts.ts'

/** Routes for the limit of a stored-value card and for sending a payment link by SMS. */
export function paymentExtraRoutes(deps: Deps, provider: PaymentProvider): readonly AnyRoute[] {
  const { config, clock } = deps
  return [
    route(postPttemCardLimit, async ({ body }) => {
      const heard = await provider.limitOf(body.card_token)
      if (!heard.ok) throw paymentFailed({ code: 'payment/bank-unavailable' })
      if (heard.value === undefined) throw paymentFailed({ code: 'payment/not-a-stored-card' })
      return { limit: toLira(heard.value) }
    }),
    route(postSmsPayWithLink, async ({ body, db, caller, clientAddress, now }) => {
      const phone = normalizePhone(body.phone)
      if (!isPhone(phone)) throw paymentFailed({ code: 'payment/invalid-phone' })
      const payment = await findPaymentLink(db, caller.ownerId, body.payment_id)
      if (!payment) throw paymentFailed({ code: 'payment/unknown-payment' })
      const { link } = payment
      if (link === undefined) throw paymentFailed({ code: 'payment/link-ended' })
      // Without an SMS gateway, refuse instead of reporting success.
      if (!config.simulated.has('sms')) throw paymentFailed({ code: 'payment/no-sms' })
      await consumeRateLimits(db, [
        { name: 'link-sms-owner', who: caller.ownerId, now },
        { name: 'link-sms-address', who: clientAddress, now },
        { name: 'link-sms-number', who: accountOf(phone), now },
      ])
      const content = `${phone}\n${texts.linkSms(config.siteTitleShort, formatPrice(kurus(payment.amount)), link)}\n`
      writeOutboxFile(config.dataDir, { at: clock.now(), title: texts.linkSmsTitle, forms: { 'sms.txt': content } })
      return { msg: texts.linkSent(phone) }
    }),
  ]
}
