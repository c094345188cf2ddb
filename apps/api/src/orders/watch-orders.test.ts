import { expect, it } from 'vitest'
import { watchOrders } from './watch-orders.ts'

const sink = () => {
  const heard: unknown[] = []
  return { heard, send: (event: unknown) => void heard.push(event), end: () => void heard.push('end') }
}
const follower = (orderId: string, ownerId = orderId, network = '198.51.100.7') => ({
  orderId,
  mark: 'a',
  ownerId,
  network,
})

it('runs one query for all followers, continues after a failure, and stops without followers', async () => {
  const asked: (readonly string[])[] = []
  const answers: (ReadonlyMap<string, string> | Error)[] = [new Error('away'), new Map([['1', 'b']])]
  const watch = watchOrders(async (ids) => {
    const answer = answers[asked.push(ids) - 1] ?? new Map()
    if (answer instanceof Error) throw answer
    return answer
  }, 5)
  const [one, two, other] = [sink(), sink(), sink()]
  const stops = [watch.follow(follower('1'))(one), watch.follow(follower('1'))(two), watch.follow(follower('2'))(other)]
  await expect.poll(() => one.heard).toEqual([{ mark: 'b' }])
  expect([two.heard, other.heard]).toEqual([[{ mark: 'b' }], []])
  expect(asked.slice(0, 2)).toEqual([
    ['1', '2'],
    ['1', '2'],
  ])
  for (const stop of stops) stop()
  const so = asked.length
  await expect.poll(() => asked.length - so).toBeLessThanOrEqual(1)
})

it('limits the streams of one network, and ends all streams when it stops', () => {
  const watch = watchOrders(async () => new Map())
  const sinks = Array.from({ length: 200 }, (_, index) => {
    const one = sink()
    watch.follow(follower(String(index)))(one)
    return one
  })
  expect(() => watch.follow(follower('201'))).toThrow('yoğun')
  watch.follow(follower('201', '201', '203.0.113.9'))(sink())
  watch.stop()
  expect(sinks.every(({ heard }) => heard[0] === 'end')).toBe(true)
  expect(() => watch.follow(follower('1', '1', '192.0.2.1'))).toThrow('yoğun')
})
