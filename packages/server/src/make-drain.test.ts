import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { makeDrain } from './make-drain.ts'

it('hangs up on a connection that never said anything, while a running request is still answered', async () => {
  const app = Fastify({ forceCloseConnections: 'idle' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const { promise: running, resolve: runs } = Promise.withResolvers<void>()
  app.get('/', async () => {
    runs()
    await released
    return 'answered'
  })
  const drain = makeDrain(app)
  const url = new URL(await app.listen({ host: '127.0.0.1', port: 0 }))
  const silent = connect(Number(url.port), url.hostname)
  await once(silent, 'connect')
  const answer = fetch(url).then((response) => response.text())
  await running
  const closed = drain.close(0)
  expect(drain.isClosing()).toBe(true)
  await once(silent, 'close')
  release()
  expect(await answer).toBe('answered')
  await closed
})
