import { isUuid } from '@market/database'
import { postPttemCardLimit, postSmsPayWithLink } from '@market/contract'
import { formatPrice, isPhone, kurus, normalizePhone, toLira } from '@market/domain'
import { type PaymentProvider, readPaymentDetails } from '@market/provider'
import type { Deps } from '../platform/deps.ts'
import { paymentFailed } from './payment-answers.ts'
import { type AnyRoute, route } from '../platform/http/route.ts'
import { consumeRateLimits } from '../platform/limits/rate-limit.ts'
import { accountOf } from '../session/known-device.ts'
import { writeOutboxFile } from '../platform/mail/write-outbox-file.ts'
import { texts } from './texts.ts'

/** The limit of a stored-value card, and the payment link sent by SMS. */
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
      const payment = isUuid(body.payment_id)
        ? await db
            .selectFrom('payments as p')
            .innerJoin('orders as o', 'o.id', 'p.order_id')
            .select(['p.amount', 'p.status', 'p.details'])
            .where('p.id', '=', body.payment_id)
            .where('p.method', '=', 'pay_with_url')
            .where('o.owner_id', '=', caller.ownerId)
            .executeTakeFirst()
        : undefined
      if (!payment) throw paymentFailed({ code: 'payment/unknown-payment' })
      const { link } = readPaymentDetails(payment.details)
      if (payment.status !== 'pending' || link === null) throw paymentFailed({ code: 'payment/link-ended' })
      // A message that nobody sends must not be said to be sent.
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
