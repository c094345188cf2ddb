import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { BankDeps } from '../bank-deps.ts'
import { checkCard, checkStoredCard } from './card-check.ts'
import { keepCard } from './card-token.ts'
import { texts } from '../texts.ts'

const text = v.pipe(v.string(), v.maxLength(100))
const cardBody = v.union([
  v.strictObject({ number: text, name: text, month: text, year: text, cvc: text }),
  v.strictObject({ stored_number: text }),
])

/**
 * Accepts a card directly from the shopper's browser and returns a token for one payment. Only the first six and last
 * four digits are stored; number and code are checked and discarded (security.md 36).
 */
export function tokenizeRoute(bank: FastifyInstance, deps: BankDeps): void {
  const { clock, merchant } = deps
  const cors = {
    'access-control-allow-origin': merchant.origin,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'content-type',
    'access-control-max-age': '600',
    vary: 'Origin',
  }
  bank.options('/tokenize', (_request, reply) => reply.headers(cors).code(204).send())
  bank.post('/tokenize', { bodyLimit: 2_000 }, async (request, reply) => {
    reply.headers(cors)
    const refuse = (status: number, message: string) =>
      reply.code(status).send({ success: false, data: null, err_msg: message })
    const { origin } = request.headers
    if (origin !== undefined && origin !== merchant.origin) return refuse(403, texts.wrongOrigin)
    const body = v.safeParse(cardBody, request.body)
    if (!body.success) return refuse(422, texts.badCard.number)
    const sent = body.output
    const { card, problem } =
      'stored_number' in sent ? checkStoredCard(sent.stored_number) : checkCard(sent, clock.now())
    if (!card) return refuse(422, problem)
    return { success: true, data: { token: await keepCard(deps, card) } }
  })
}
