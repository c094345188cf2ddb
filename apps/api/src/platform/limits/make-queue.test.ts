import { expect, it } from 'vitest'
import { makeQueue } from './make-queue.ts'

it('runs no more than its number at a time, all in the end, and survives failures', async () => {
  const queue = makeQueue({ atOnce: 2, maxWaiting: 9 })
  let running = 0
  let max = 0
  const results = await Promise.allSettled(
    Array.from({ length: 9 }, (_, at) =>
      queue.run(async () => {
        running += 1
        max = Math.max(max, running)
        await Promise.resolve()
        running -= 1
        if (at % 3 === 0) throw new Error('no')
        return at
      }),
    ),
  )
  expect(max).toBe(2)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(6)
  expect(await queue.run(async () => 'still open')).toBe('still open')
})

it('refuses clients while it is full, but never the shop’s own work', async () => {
  const queue = makeQueue({ atOnce: 1, maxWaiting: 1 })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const client = () => new AbortController().signal
  const taken = [queue.run(() => gate, client()), queue.run(() => gate, client()), queue.run(() => gate)]
  await expect(queue.run(() => gate, client())).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '10' } })
  open()
  await Promise.all(taken)
  expect(queue.waiting()).toBe(0)
})

it('never begins work whose client has hung up', async () => {
  const queue = makeQueue({ atOnce: 1, maxWaiting: 9 })
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const done: string[] = []
  const client = new AbortController()
  const first = queue.run(() => gate)
  const dropped = queue.run(async () => done.push('dropped'), client.signal)
  const last = queue.run(async () => done.push('last'))
  client.abort()
  await expect(dropped).rejects.toMatchObject({ status: 503 })
  await expect(queue.run(async () => done.push('late'), client.signal)).rejects.toMatchObject({ status: 503 })
  open()
  await Promise.all([first, last])
  expect(done).toEqual(['last'])
})
