import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inFlight, mayRepeat } from './in-flight.ts'
import { makeRequestGate } from './request-gate.ts'

const android = { platform: 'android', whitelist: ['track'] } as const

describe('S4 inFlight', () => {
  it('drops a repeated name while one is under way', () => {
    const one = inFlight.next(inFlight.initial, { type: 'start', name: 'cart' })
    expect(one).toEqual(['cart'])
    expect(inFlight.next(one, { type: 'start', name: 'cart' })).toBe(one)
    expect(inFlight.next(one, { type: 'start', name: 'user' })).toEqual(['cart', 'user'])
    expect(inFlight.next(one, { type: 'finish', name: 'cart' })).toEqual([])
    expect(inFlight.next(one, { type: 'finish', name: 'user' })).toBe(one)
  })

  it('lists a repeatable name once for each call', () => {
    const two = inFlight.next(['track'], { type: 'start', name: 'track', repeatable: true })
    expect(two).toEqual(['track', 'track'])
    expect(inFlight.next(two, { type: 'finish', name: 'track' })).toEqual(['track'])
  })

  it('may repeat whitelisted names, and all on iOS', () => {
    expect(mayRepeat('cart', android)).toBe(false)
    expect(mayRepeat('track', android)).toBe(true)
    expect(mayRepeat('cart', { ...android, platform: 'ios' })).toBe(true)
    expect(mayRepeat('cart', { ...android, platform: 'other' })).toBe(false)
  })
})

describe('S4 makeRequestGate', () => {
  it('opens again after a call that failed', async () => {
    const gate = makeRequestGate(android)
    await expect(gate.run('cart', () => Promise.reject(new Error('koptu')))).rejects.toThrow('koptu')
    expect(gate.loading()).toEqual([])
    expect(await gate.run('cart', async () => 'sepet')).toBe('sepet')
  })

  it('shares the response of the call under way, and makes a new call afterwards', async () => {
    const gate = makeRequestGate(android)
    let made = 0
    const ask = () => gate.share('follow', async () => (made += 1))
    expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 1, 1])
    expect(await ask()).toBe(2)
    await expect(gate.share('follow', () => Promise.reject(new Error('koptu')))).rejects.toThrow('koptu')
    expect(await ask()).toBe(3)
    const ios = makeRequestGate({ platform: 'ios', whitelist: [] })
    expect(await Promise.all([1, 2].map((answer) => ios.share('follow', async () => answer)))).toEqual([1, 2])
  })

  it('never has two calls of one name under way, for any order of events', async () => {
    const names = fc.array(fc.constantFrom('cart', 'user', 'track'), { maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), names, async (scheduler, names) => {
        const gate = makeRequestGate(android)
        const running = new Map<string, number>()
        let max = 0
        const asked = scheduler.scheduleSequence(
          names.map((name) => async () => {
            void gate.run(name, async () => {
              const now = (running.get(name) ?? 0) + 1
              running.set(name, now)
              if (name !== 'track') max = Math.max(max, now)
              await scheduler.schedule(Promise.resolve(), name)
              running.set(name, (running.get(name) ?? 1) - 1)
            })
          }),
        )
        await scheduler.waitFor(asked.task)
        await scheduler.waitIdle()
        expect(max).toBeLessThanOrEqual(1)
        expect(gate.loading()).toEqual([])
      }),
    )
  })

  it('makes every call on iOS, for any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.integer({ min: 0, max: 8 }), async (scheduler, count) => {
        const gate = makeRequestGate({ platform: 'ios', whitelist: [] })
        const calls = Array.from({ length: count }, (_, index) =>
          gate.run('cart', () => scheduler.schedule(Promise.resolve(index))),
        )
        await scheduler.waitIdle()
        expect(await Promise.all(calls)).toEqual(calls.map((_, index) => index))
      }),
    )
  })
})
