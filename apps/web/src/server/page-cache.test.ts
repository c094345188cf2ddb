// @vitest-environment node
import { brotliDecompressSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { answerOf, makePageCache, type MadePage } from './page-cache.ts'

const shared = { fresh: 60, stale: 600 }
const html = (word: string) => `<!doctype html>${`<p>${word} telefon, ${word} kılıf</p>`.repeat(200)}`
const made = (word: string, more: Partial<MadePage> = {}): MadePage => ({
  status: 200,
  html: [html(word)],
  shared,
  headers: {},
  ...more,
})
const textOf = (page: { readonly br: Buffer }) => brotliDecompressSync(page.br).toString()

/** A cache whose clock only the test advances. */
function cacheAt(start: number) {
  let at = start
  const cache = makePageCache(() => at, 1_000_000)
  return { cache, pass: (ms: number) => (at += ms) }
}

test('a page is made once for all who ask for it while it is fresh', async () => {
  const { cache } = cacheAt(0)
  const render = vi.fn(async () => made('eski'))
  await Promise.all([cache.get('/', render), cache.get('/', render)])
  expect(textOf(await cache.get('/', render))).toBe(html('eski'))
  expect(render).toHaveBeenCalledTimes(1)
})

test('a stale page is served at once while a new one is made', async () => {
  const { cache, pass } = cacheAt(0)
  await cache.get('/', async () => made('eski'))
  pass(61_000)
  expect(textOf(await cache.get('/', async () => made('yeni')))).toBe(html('eski'))
  await vi.waitFor(async () => expect(textOf(await cache.get('/', async () => made('yeni')))).toBe(html('yeni')))
})

test('an expired or unshared page is rendered again', async () => {
  const { cache, pass } = cacheAt(0)
  await cache.get('/', async () => made('eski'))
  pass(661_000)
  expect(textOf(await cache.get('/', async () => made('yeni')))).toBe(html('yeni'))

  await cache.get('/yok', async () => made('hata', { status: 404, shared: undefined }))
  const again = await cache.get('/yok', async () => made('geldi'))
  expect(textOf(again)).toBe(html('geldi'))
})

test('a second request gets the same page in fewer bytes', async () => {
  const { cache } = cacheAt(0)
  const first = await cache.get('/', async () => made('aynı'))
  const second = await cache.get('/', async () => made('başka'))
  expect(textOf(second)).toBe(textOf(first))
  expect(second.br.length).toBeLessThan(first.br.length)
  for (const { br, headers } of [first, second]) expect(headers['content-length']).toBe(String(br.length))
})

test.each([
  ['of any letters', 'ığüşöç İ 😀 漢', 'ığüşöç İ 😀 漢'],
  ['with half a letter, as an address may hold one', 'önce \ud83d sonra', 'önce \ufffd sonra'],
  ['longer than most', 'uzun ş '.repeat(200_000), 'uzun ş '.repeat(200_000)],
])('a document %s arrives whole', async (_what, html, arrives) => {
  const { cache } = cacheAt(0)
  expect(textOf(await cache.get('/', async () => made('', { html: [html] })))).toBe(arrives)
})

test('a document in pieces is sent in order, cached or not', async () => {
  const { cache } = cacheAt(0)
  const kept = (html: string) => ({ html, bytes: new TextEncoder().encode(html) })
  const long = 'uzun ş '.repeat(200_000)
  for (const middle of ['ğ', kept('Çay'), long, kept(long)]) {
    const pieces = ['<b>İ', middle, kept('şeker'), 'ı</b>', kept('son')]
    const whole = pieces.map((piece) => (typeof piece === 'string' ? piece : piece.html)).join('')
    expect(textOf(await cache.get(whole, async () => made('', { html: pieces })))).toBe(whole)
  }
})

test('the body has an encoding that the client accepts', async () => {
  const { cache } = cacheAt(0)
  const page = await cache.get('/', async () => made('aynı'))
  const given = async (accepted: string) => {
    const { headers, body } = await answerOf(page, accepted)
    expect(headers['content-length']).toBe(String(body.length))
    return [headers['content-encoding'], body] as const
  }
  expect(await given('gzip, br')).toEqual(['br', page.br])
  expect((await given('gzip'))[0]).toBe('gzip')
  const [encoding, body] = await given('')
  expect([encoding, body.toString()]).toEqual([undefined, html('aynı')])
})

test('a page that moved says where to, each time, and has no body', async () => {
  const { cache } = cacheAt(0)
  const moved = async () => made('', { status: 301, html: [], location: '/yeni' })
  for (const accepted of ['br', 'gzip', '', 'br']) {
    const { headers, body } = await answerOf(await cache.get('/eski', moved), accepted)
    expect(headers).toMatchObject({ location: '/yeni', 'content-length': '0' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body.length).toBe(0)
  }
})

test('a cached page takes no more memory than its bytes', async () => {
  const { cache } = cacheAt(0)
  const first = await cache.get('/', async () => made('aynı'))
  const second = await cache.get('/', async () => made('aynı'))
  for (const { br } of [first, second]) expect(br.buffer.byteLength).toBe(br.length)
})

test('a page of any length comes whole', async () => {
  const { cache } = cacheAt(0)
  for (const letters of [0, 1, 524_286, 524_287, 524_288, 600_000]) {
    const long = 'ş'.repeat(letters)
    expect(textOf(await cache.get(`/${letters}`, async () => made('', { html: [long] })))).toBe(long)
  }
})

test.each([
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0, br;q=0.0', undefined],
  ['BR;q=0.5', 'br'],
  ['x-br, gzip', 'gzip'],
])('“%s” takes %s', async (accepted, encoding) => {
  const { cache } = cacheAt(0)
  const { headers } = await answerOf(await cache.get('/', async () => made('metin')), accepted)
  expect(headers['content-encoding']).toBe(encoding)
})
