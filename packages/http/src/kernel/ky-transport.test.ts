import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { kyTransport } from './ky-transport.ts'

let begun: () => void = () => undefined
/** Answers with headers and a body that never ends. */
const server = createServer((_, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('{"success":')
  begun()
})
let url = ''
beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

/** Asks, and waits until the answer has begun. */
async function ask() {
  const began = new Promise<void>((resolve) => {
    begun = resolve
  })
  const answer = kyTransport({ url, method: 'GET', headers: {} })
  await began
  return { answer }
}

it('waits for a body no longer than for headers', async () => {
  const limit = new AbortController()
  const asked = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
  const { answer } = await ask()
  limit.abort()
  await expect(answer).rejects.toThrow('aborted')
  expect(asked).toHaveBeenCalledWith(15_000)
})

it('takes an answer that breaks off for none, and not for one that says nothing', async () => {
  const { answer } = await ask()
  server.closeAllConnections()
  await expect(answer).rejects.toThrow()
})
