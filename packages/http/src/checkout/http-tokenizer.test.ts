import { createServer, type IncomingMessage } from 'node:http'
import { testCards, valueOf } from '@market/testing'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { httpTokenizer } from './http-tokenizer.ts'

let heard: IncomingMessage | undefined
const elsewhere = createServer((request, response) => {
  heard = request
  request.resume().on('end', () => {
    response.setHeader('set-cookie', 'takip=1')
    response.end(JSON.stringify({ success: true, data: { token: 'kart-1' } }))
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve)
  })
  const address = elsewhere.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/tokenize?kaynak=1`
})
afterAll(() => void elsewhere.close())

// security.md 34.
it('tells the address it was given nothing but the card: no bearer, no cookie', async () => {
  for (let sent = 0; sent < 2; sent += 1)
    expect(await valueOf(httpTokenizer().tokenize(testCards.accepted, url))).toBe('kart-1')
  expect(heard?.method).toBe('POST')
  expect(heard?.headers.authorization).toBeUndefined()
  expect(heard?.headers.cookie).toBeUndefined()
  expect(heard?.url).not.toContain(testCards.accepted.number)
})
