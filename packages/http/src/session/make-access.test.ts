import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import { robotCheckWanted } from '@market/contract'
import { memoryTabs, memoryTokens } from '@market/testing'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { makeAccess } from './make-access.ts'

/** Responses of the provider that the test resolves. */
let waiting: {
  readonly bearer: string
  readonly answer: (token: string | undefined) => void
  /** The solution of the work that it was asked for before. */
  readonly work: string | undefined
  /** Answers as a provider that was asked too often; `data` may ask for work. */
  readonly limit: (data?: object) => void
  /** Answers as a provider that cannot. */
  readonly fail: () => void
}[] = []
let came: () => void = () => undefined
const server = createServer((request, response) => {
  waiting.push({
    bearer: request.headers.authorization ?? '',
    answer: (token) => give(response, token),
    work: request.headers[robotCheckWanted.header]?.toString(),
    fail: () => response.writeHead(503, { 'retry-after': '600' }).end(),
    limit: (data) =>
      response
        .writeHead(429, { 'retry-after': '600', 'content-type': 'application/json' })
        .end(JSON.stringify({ success: false, err_msg: 'Çok fazla deneme.', ...(data && { err_code: 5050, data }) })),
  })
  came()
})
let baseUrl = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  baseUrl = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  waiting = []
})

function give(response: ServerResponse, token: string | undefined) {
  const user = { user_id: null, is_active: false, first_name: '', last_name: '', email: null }
  const more = { newsletter: false, insider_contact_list: false, guest_email: null }
  const data = { status: 'anonymous', user: { ...user, ...more }, access_token: token, listing_key: 'k', messages: [] }
  response
    .writeHead(token === undefined ? 401 : 200, { 'content-type': 'application/json' })
    .end(JSON.stringify(token === undefined ? { success: false, err_msg: 'Oturum yok.' } : { success: true, data }))
}
const asked = async (count: number) => {
  while (waiting.length < count)
    await new Promise<void>((resolve) => {
      came = resolve
    })
  return waiting[count - 1]
}
const token = (accessToken: string) => ({ accessToken, listingKey: 'k' })
const setUp = (held?: string) => {
  const store = memoryTokens()
  if (held !== undefined) store.write(token(held))
  return { store, access: makeAccess({ baseUrl, store, now: Date.now }) }
}

describe('the token at hand', () => {
  it('is requested once for simultaneous callers', async () => {
    const { access } = setUp()
    const both = [access.get(), access.get()]
    ;(await asked(1))?.answer('yeni')
    expect(await Promise.all(both)).toEqual([token('yeni'), token('yeni')])
    expect(waiting).toHaveLength(1)
  })

  it('is missed at once where the provider was asked too often, and no page waits until it may be asked again', async () => {
    const { access } = setUp()
    const missed = access.get()
    ;(await asked(1))?.limit()
    expect(await missed).toBeUndefined()
    expect(waiting).toHaveLength(1)
  })

  it('is requested at most three times if the provider fails', async () => {
    const { access } = setUp()
    const had = access.get()
    ;(await asked(1))?.fail()
    ;(await asked(2))?.answer('yeni')
    expect(await had).toEqual(token('yeni'))
    const other = setUp().access.get()
    for (const one of [3, 4, 5]) (await asked(one))?.fail()
    expect(await other).toBeUndefined()
  })

  it('is received behind a busy address, with the proof of work of the refusal', async () => {
    const solve = async ({ challenge }: { readonly challenge: string }) => `${challenge}:42`
    const access = makeAccess({ baseUrl, store: memoryTokens(), now: Date.now, solve })
    const [first, second] = [access.get(), access.get()]
    ;(await asked(1))?.limit({ challenge: 'a.1.b', difficulty: 17 })
    const again = await asked(2)
    expect(again?.work).toBe('a.1.b:42')
    again?.answer('yeni')
    expect([await first, await second]).toEqual([token('yeni'), token('yeni')])
  })

  it('is undefined if the proof of work was not accepted, after two requests', async () => {
    const access = makeAccess({ baseUrl, store: memoryTokens(), now: Date.now, solve: async () => 'a.1.b:42' })
    const missed = access.get()
    for (const one of [1, 2]) (await asked(one))?.limit({ challenge: 'a.1.b', difficulty: 17 })
    expect(await missed).toBeUndefined()
    expect(waiting).toHaveLength(2)
  })

  it('of a server is requested again only after a minute, so that no page waits for another', async () => {
    let time = 0
    const access = makeAccess({ baseUrl, store: memoryTokens(), now: () => time, patienceMs: 60_000 })
    const missed = access.get()
    ;(await asked(1))?.limit()
    expect(await missed).toBeUndefined()
    time = 59_999
    expect(await access.get()).toBeUndefined()
    expect(waiting).toHaveLength(1)
    time = 60_000
    const later = access.get()
    ;(await asked(2))?.answer('yeni')
    expect(await later).toEqual(token('yeni'))
  })

  it('is renewed, or replaced by a new anonymous token', async () => {
    const { access, store } = setUp('eski')
    const renewed = access.renew(token('eski'))
    const first = await asked(1)
    expect(first?.bearer).toBe('Bearer eski')
    first?.answer(undefined)
    ;(await asked(2))?.answer('yeni')
    expect(await renewed).toBe(true)
    expect(store.read()).toEqual(token('yeni'))
  })

  it.each([1, 2])('is kept from a login that came before response %i', async (turn) => {
    const { access, store } = setUp('eski')
    const renewed = access.renew(token('eski'))
    const first = await asked(1)
    if (turn === 1) store.write(token('uye'))
    first?.answer(undefined)
    if (turn === 2) {
      const second = await asked(2)
      store.write(token('uye'))
      second?.answer('kimsesiz')
    }
    expect(await renewed).toBe(true)
    expect(store.read()).toEqual(token('uye'))
  })

  it('is taken from a login in another tab without a request', async () => {
    const tab = memoryTabs(token('kimsesiz'))
    const [here, there] = [tab(), tab()]
    const access = makeAccess({ baseUrl, store: here, now: Date.now })
    there.write(token('uye'))
    expect(await access.renew(token('kimsesiz'))).toBe(true)
    expect([waiting.length, here.read()]).toEqual([0, token('uye')])
  })

  it.each([
    [true, false],
    [false, true],
  ])('is replaced by an anonymous one for a member: %s, and the call can be repeated: %s', async (member, again) => {
    const held = token(`a.${btoa(JSON.stringify({ is_active: member }))}.c`)
    const { access, store } = setUp(held.accessToken)
    const renewed = access.renew(held)
    ;(await asked(1))?.answer(undefined)
    ;(await asked(2))?.answer('kimsesiz')
    expect([await renewed, store.read()]).toEqual([again, token('kimsesiz')])
  })
})
