import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { makeRelay } from './make-relay.ts'

const ends: (() => void)[] = []
afterEach(() => {
  for (const end of ends.splice(0)) end()
})

const begin = async () => {
  const heard: string[] = []
  const far = createServer((socket: Socket) => {
    socket
      .on('error', () => socket.destroy())
      .on('data', (bytes) => {
        heard.push(bytes.toString())
        socket.write(`heard ${bytes.toString()}`)
      })
  })
  far.listen(0, '127.0.0.1')
  await once(far, 'listening')
  const spare = createServer().listen(0, '127.0.0.1')
  await once(spare, 'listening')
  const { port } = spare.address() as AddressInfo
  spare.close()
  await once(spare, 'close')
  const farPort = (far.address() as AddressInfo).port
  const relay = await makeRelay(port, farPort)
  ends.push(
    () => relay.close(),
    () => far.close(),
  )
  const call = async (to = port) => {
    const socket = connect(to, '127.0.0.1')
    socket.on('error', () => socket.destroy())
    await once(socket, 'connect')
    return socket
  }
  return { relay, heard, call, farPort }
}
const ask = async (socket: Socket, text: string) => {
  socket.write(text)
  return String((await once(socket, 'data'))[0])
}

const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()))

it('delivers until it is cut, nothing then, and breaks at the end what was open', async () => {
  const { relay, heard, call, farPort } = await begin()
  const before = await call()
  expect(await ask(before, 'one')).toBe('heard one')
  relay.cut()
  const meanwhile = await call()
  before.write('two')
  meanwhile.write('three')
  // A direct request; after it, the relay would have delivered its own.
  expect(await ask(await call(farPort), 'past')).toBe('heard past')
  const broken = Promise.all([before, meanwhile].map(closed))
  relay.mend()
  await broken
  expect(await ask(await call(), 'four')).toBe('heard four')
  expect(heard).toEqual(['one', 'past', 'four'])
})
