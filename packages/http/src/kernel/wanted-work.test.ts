import { postAskShop, robotCheckWanted, type WantedWork } from '@market/contract'
import { expect, it } from 'vitest'
import { makeApiClient } from './api-client.ts'
import type { HttpRequest } from './http-transport.ts'

const work = { challenge: 'a.1.b', difficulty: 17 }
const refused = (data: unknown, code: number = robotCheckWanted.code) => ({
  status: 429,
  body: { success: false, err_msg: 'Çok fazla deneme yaptınız.', err_code: code, data },
})
const taken = { status: 200, body: { success: true, data: {} } }

/** Sends a write to a provider that returns these responses in order. */
async function write(
  answers: readonly { readonly status: number; readonly body: unknown }[],
  solve?: (work: WantedWork) => Promise<string>,
) {
  const asked: HttpRequest[] = []
  const api = makeApiClient({
    baseUrl: '',
    access: {
      held: () => ({ accessToken: 'a', listingKey: 'k' }),
      get: async () => ({ accessToken: 'a', listingKey: 'k' }),
      renew: async () => false,
      signListing: async () => '',
    },
    solve,
    transport: async (request) => {
      asked.push(request)
      return answers[asked.length - 1] ?? { status: 500, body: undefined }
    },
  })
  const answer = await api.send(postAskShop, { body: { product_id: 1, text: 'Yıkanır mı?', open: true } })
  return { asked, answer }
}

it('does the work that a refusal asks for, and sends the same write once more with it', async () => {
  const solved: WantedWork[] = []
  const { asked, answer } = await write([refused(work), taken], async (wanted) => {
    solved.push(wanted)
    return `${wanted.challenge}:42`
  })
  expect(answer.ok).toBe(true)
  expect(solved).toEqual([work])
  expect(asked.map(({ headers }) => headers[robotCheckWanted.header])).toEqual([undefined, 'a.1.b:42'])
  expect(new Set(asked.map(({ headers, body }) => `${headers['idempotency-key']} ${body}`)).size).toBe(1)
})

it('works once: a second refusal is the shopper’s', async () => {
  const { asked, answer } = await write([refused(work), refused(work), taken], async () => 'a.1.b:1')
  expect(asked).toHaveLength(2)
  expect(answer).toMatchObject({ ok: false, failure: { kind: 'refused', status: 429 } })
})

it.each([
  ['where nobody can work', refused(work), false],
  ['for a plain 429', refused(null, 0), true],
  ['for work that nobody could end', refused({ ...work, difficulty: 60 }), true],
  ['for what is no work', refused({ challenge: 5 }), true],
])('does not ask again %s', async (_what, first, able) => {
  const { asked, answer } = await write([first, taken], able ? async () => 'a.1.b:1' : undefined)
  expect(asked).toHaveLength(1)
  expect(answer).toMatchObject({ ok: false, failure: { message: 'Çok fazla deneme yaptınız.' } })
})
