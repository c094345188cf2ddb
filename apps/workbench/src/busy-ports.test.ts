import { createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { busyPorts } from './busy-ports.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})
async function listen(host: string): Promise<number> {
  const server = createServer()
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

it.each(['127.0.0.1', '0.0.0.0'])('names a port that a server on %s uses', async (host) => {
  const used = await listen(host)
  expect(await busyPorts([used])).toEqual([used])
})

it('names none that is free, and leaves it free', async () => {
  const port = await listen('127.0.0.1')
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve))
  expect([await busyPorts([port]), await busyPorts([port])]).toEqual([[], []])
})
