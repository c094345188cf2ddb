import { succeed } from '@market/domain/kernel'
import { expect, it } from 'vitest'
import { lateStore } from './late-store.ts'
import { type Live, makeLive } from './live.ts'

interface Counter {
  readonly state: Live<number>
  add(more: number): Promise<ReturnType<typeof succeed<number>>>
  clear(): void
}
function makeCounter(): Counter {
  const { live, set } = makeLive(0)
  return {
    state: live,
    add: async (more) => {
      set(live.current() + more)
      return succeed(live.current())
    },
    clear: () => set(0),
  }
}

it('shows the initial state, and follows the store once it is loaded', async () => {
  let times = 0
  const counter = lateStore<number, Counter>(0, async () => {
    times += 1
    return makeCounter()
  })
  const seen: number[] = []
  counter.state.subscribe(() => seen.push(counter.state.current()))
  expect([counter.state.current(), times]).toEqual([0, 0])
  const two = counter.add(2)
  counter.clear()
  expect([await two, await counter.add(5)]).toEqual([succeed(2), succeed(5)])
  expect([seen, times]).toEqual([[0, 2, 0, 5], 1])
})

it('fails as offline if the store cannot be loaded, and loads it on the next call', async () => {
  let broken = true
  const counter = lateStore<number, Counter>(0, async () => {
    if (broken) throw new Error('no line')
    return makeCounter()
  })
  expect(await counter.add(1)).toEqual({ ok: false, failure: { kind: 'offline' } })
  broken = false
  expect(await counter.add(1)).toEqual(succeed(1))
})
