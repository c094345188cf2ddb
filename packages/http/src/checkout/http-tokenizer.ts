import { type GatewayResult, fail, succeed } from '@market/domain/kernel'
import { type CardToken, cardToken, type CardTokenizer, type StoredCardTokenizer } from '@market/domain/checkout'
import ky from 'ky'
import * as v from 'valibot'

const answerSchema = v.union([
  v.object({ success: v.literal(true), data: v.object({ token: v.string() }) }),
  v.object({ success: v.literal(false), err_msg: v.string() }),
])

/** Sends a card straight from the browser to the bank's tokenizer. It carries no bearer and is never repeated. */
export const httpTokenizer = (): CardTokenizer & StoredCardTokenizer => ({
  tokenize: send,
  tokenizeStored: (number, url) => send({ stored_number: number }, url),
})

async function send(card: object, url: string): GatewayResult<CardToken> {
  const post = { method: 'POST', json: card, throwHttpErrors: false, retry: 0, timeout: 15_000 } as const
  const body: unknown = await ky(url, { ...post, credentials: 'omit' })
    .then((response) => response.json())
    .catch(() => undefined)
  if (body === undefined) return fail({ kind: 'offline' })
  const answer = v.safeParse(answerSchema, body)
  if (!answer.success) return fail({ kind: 'unreadable' })
  return answer.output.success
    ? succeed(cardToken(answer.output.data.token))
    : fail({ kind: 'refused', status: 422, message: answer.output.err_msg })
}
