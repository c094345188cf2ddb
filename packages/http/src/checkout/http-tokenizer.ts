import { cardToken, type CardTokenizer, fail, succeed } from '@market/domain'
import ky from 'ky'
import * as v from 'valibot'

const answerSchema = v.union([
  v.object({ success: v.literal(true), data: v.object({ token: v.string() }) }),
  v.object({ success: v.literal(false), err_msg: v.string() }),
])

/** Sends the card straight from the browser to the bank's tokenizer. It carries no bearer and is never repeated. */
export const httpTokenizer = (): CardTokenizer => ({
  async tokenize(card, url) {
    const body = await ky
      .post(url, { json: card, throwHttpErrors: false, retry: 0, timeout: 15_000, credentials: 'omit' })
      .json()
      .catch(() => undefined)
    if (body === undefined) return fail({ kind: 'offline' })
    const answer = v.safeParse(answerSchema, body)
    if (!answer.success) return fail({ kind: 'unreadable' })
    return answer.output.success
      ? succeed(cardToken(answer.output.data.token))
      : fail({ kind: 'refused', status: 422, message: answer.output.err_msg })
  },
})
