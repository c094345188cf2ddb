import { isUuid } from '@market/database'
import type { FastifyInstance } from 'fastify'
import { parseForms } from '@market/server'
import type { PaymentProvider } from '@market/commerce'
import type { Deps } from '../platform/deps.ts'
import { payersPass } from './payers-pass.ts'
import type { Payments } from './sql/payments.ts'

const signed = { bodyLimit: 5_000, config: { access: 'signature' as const } }

type Fields = Readonly<Record<string, string>>

/**
 * Routes for the browser's return from the bank and for the bank's notification. They are outside the envelope: they
 * have a form and a signature, not a bearer. A genuine one only triggers an inquiry at the bank; the page that follows
 * only displays the result.
 */
export function registerBankReturn(
  app: FastifyInstance,
  deps: Deps,
  { provider, payments }: { readonly provider: PaymentProvider; readonly payments: Payments },
): void {
  const { clock, config, log } = deps
  const genuinePayment = (body: unknown): string | undefined => {
    const fields = textFields(body)
    const payment = fields['payment'] ?? ''
    return provider.isGenuine(fields, clock.now()) && isUuid(payment) ? payment : undefined
  }
  void app.register(async (scope) => {
    parseForms(scope)
    scope.post('/eptnew/x/bank-return', signed, async (request, reply) => {
      const payment = genuinePayment(request.body)
      if (payment) {
        // The page polls, so an unavailable bank only delays the result.
        await payments
          .settle(deps, provider, payment)
          .catch((error: unknown) => log.warn({ err: error }, 'bank return'))
      }
      const pass = payment && payersPass(config.secrets.code, payment, clock.now())
      const query = payment ? `?payment=${payment}&pass=${pass}` : ''
      return reply.redirect(`${config.siteUrl}/banka-yonlendirmesi${query}`, 303)
    })
    scope.post('/eptnew/x/bank-callback', signed, async (request, reply) => {
      const payment = genuinePayment(request.body)
      if (!payment) return reply.code(403).send()
      await payments.settle(deps, provider, payment)
      return reply.code(204).send()
    })
  })
}

const textFields = (body: unknown): Fields =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {}
