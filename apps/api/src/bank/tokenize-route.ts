import { randomBytes } from 'node:crypto'
import { cardProblems, normalizeCard } from '@market/domain'
import type { FastifyInstance } from 'fastify'
import * as v from 'valibot'
import type { Deps } from '../kernel/deps.ts'
import { findTestCard } from './test-cards.ts'
import { texts } from './texts.ts'

const tokenMinutes = 15
const text = v.pipe(v.string(), v.maxLength(100))
const cardBody = v.strictObject({ number: text, name: text, month: text, year: text, cvc: text })

/**
 * Takes a card straight from the shopper's browser and gives a token for one payment. Number and code are looked at and
 * forgotten: only the first six and last four digits are written (security.md 36).
 */
export function tokenizeRoute(bank: FastifyInstance, { db, clock, config }: Deps): void {
  const cors = {
    'access-control-allow-origin': config.siteUrl,
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
    if (origin !== undefined && origin !== config.siteUrl) return refuse(403, texts.wrongOrigin)
    const body = v.safeParse(cardBody, request.body)
    if (!body.success) return refuse(422, texts.badCard.number)
    const now = clock.now()
    const [problem] = cardProblems(body.output, now)
    if (problem) return refuse(422, problem.problem === 'expired' ? texts.expiredCard : texts.badCard[problem.field])
    const { number } = normalizeCard(body.output)
    const known = findTestCard(number)
    if (!known) return refuse(422, texts.notATestCard)
    const token = randomBytes(24).toString('base64url')
    await db
      .insertInto('bank.card_tokens')
      .values({
        token,
        bin: number.slice(0, 6),
        last4: number.slice(-4),
        brand: known.brand,
        behaviour: known.behaviour,
        expires_at: new Date(now.getTime() + tokenMinutes * 60_000),
      })
      .execute()
    return { success: true, data: { token } }
  })
}
