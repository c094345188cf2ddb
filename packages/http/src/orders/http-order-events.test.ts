import { expect, it } from 'vitest'
import { httpOrderEvents } from './http-order-events.ts'

/** A server that answers in turn: a status, or pieces of a stream. */
const setUp = (answers: readonly (number | readonly string[])[], renews = true) => {
  const asked: { readonly url: string; readonly init: RequestInit | undefined }[] = []
  let token = 'old'
  const events = httpOrderEvents({
    baseUrl: 'https://api.test',
    access: {
      get: async () => ({ accessToken: token }) as never,
      renew: async () => {
        token = 'new'
        return renews
      },
    },
    fetch: async (url, init) => {
      const answer = answers[asked.push({ url: String(url), init }) - 1] ?? []
      if (typeof answer === 'number') return Response.json({ success: false, err_msg: 'Olmadı.' }, { status: answer })
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        start: (pieces) => {
          for (const piece of answer) pieces.enqueue(new TextEncoder().encode(piece))
          pieces.close()
        },
      })
      return new Response(body)
    },
  })
  const marks: string[] = []
  const watch = (ending: AbortSignal = new AbortController().signal) =>
    events.watch({ order: 'GV-1.abc.sig', mark: 'a' }, (mark) => marks.push(mark), ending)
  return { asked, marks, watch }
}

it('reads events from chunks of any size, and sends the order only in the body', async () => {
  const { asked, marks, watch } = setUp([[':\n\nda', 'ta: {"mark":"b"}\n', '\n:\n\n', 'data: {"mark":"ç"}\n\n']])
  expect(await watch()).toEqual({ ok: true, value: undefined })
  expect(marks).toEqual(['b', 'ç'])
  expect(asked).toMatchObject([
    {
      url: 'https://api.test/eptnew/x/order-events',
      init: { method: 'POST', body: '{"order":"GV-1.abc.sig","mark":"a"}', headers: { authorization: 'Bearer old' } },
    },
  ])
})

it('renews a session that is over once, and says that it was refused', async () => {
  const { asked, watch } = setUp([401, ['data: {"mark":"b"}\n\n']])
  expect(await watch()).toEqual({ ok: true, value: undefined })
  expect(asked[1]?.init?.headers).toMatchObject({ authorization: 'Bearer new' })
  expect(await setUp([401], false).watch()).toMatchObject({ ok: false, failure: { kind: 'unauthorized' } })
  expect(await setUp([404]).watch()).toMatchObject({ ok: false, failure: { kind: 'not-found' } })
  expect(await setUp([429]).watch()).toMatchObject({ ok: false, failure: { kind: 'refused' } })
})

it('fails on an unknown event, and on a lost connection', async () => {
  expect(await setUp([['data: {}\n\n']]).watch()).toMatchObject({ failure: { kind: 'unreadable' } })
  const over = new AbortController()
  over.abort()
  const broken = httpOrderEvents({
    baseUrl: '',
    access: { get: async () => undefined, renew: async () => false },
    fetch: async () => Promise.reject(new TypeError('network')),
  })
  expect(await broken.watch({ order: '1', mark: '' }, () => undefined, over.signal)).toMatchObject({
    failure: { kind: 'offline' },
  })
})
