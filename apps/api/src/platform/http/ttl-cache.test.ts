import { describe, expect, it } from 'vitest'
import { makeTtlCache } from './ttl-cache.ts'

const at = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000)

describe('a cache', () => {
  it('loads once for calls at once and until its time is over', async () => {
    const cache = makeTtlCache<number>({ seconds: 10, max: 5 })
    let loads = 0
    const get = (seconds: number) => cache.get('a', at(seconds), async () => (loads += 1))
    expect(await Promise.all([get(0), get(0), get(9.999)])).toEqual([1, 1, 1])
    expect(await get(10.001)).toBe(2)
  })

  it('keeps no value longer when its clock is set back', async () => {
    const cache = makeTtlCache<number>({ seconds: 10, max: 5 })
    let loads = 0
    const get = (seconds: number) => cache.get('a', at(seconds), async () => (loads += 1))
    expect([await get(21_600), await get(0), await get(9)]).toEqual([1, 2, 2])
  })

  it('forgets the oldest beyond its size', async () => {
    const cache = makeTtlCache<string>({ seconds: 10, max: 2 })
    const loads: string[] = []
    const get = (key: string) =>
      cache.get(key, at(0), async () => {
        loads.push(key)
        return key
      })
    for (const key of ['a', 'b', 'c', 'b', 'c', 'a']) await get(key)
    expect(loads).toEqual(['a', 'b', 'c', 'a'])
  })

  it('keeps a newer value when an older load fails afterwards', async () => {
    const cache = makeTtlCache<string>({ seconds: 10, max: 2 })
    let failLate: (error: Error) => void = () => undefined
    const late = cache.get('a', at(0), () => new Promise((_, reject) => (failLate = reject)))
    expect(await cache.get('a', at(11), async () => 'new')).toBe('new')
    failLate(new Error('down'))
    await expect(late).rejects.toThrow('down')
    expect(await cache.get('a', at(12), async () => 'newer')).toBe('new')
  })

  it('never keeps a failure', async () => {
    const cache = makeTtlCache<string>({ seconds: 10, max: 2 })
    await expect(cache.get('a', at(0), () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.get('a', at(0), async () => 'up')).toBe('up')
  })
})

it('gives an old answer at once while a new one is loaded in its place', async () => {
  const cache = makeTtlCache<string>({ seconds: 60, staleSeconds: 600, max: 1 })
  const at = (second: number) => new Date(second * 1000)
  expect(await cache.get('', at(0), async () => 'first')).toBe('first')
  expect(await cache.get('', at(60), () => Promise.reject(new Error('away')))).toBe('first')
  await Promise.resolve()
  expect(await cache.get('', at(61), async () => 'second')).toBe('first')
  await Promise.resolve()
  expect(await cache.get('', at(62), async () => 'third')).toBe('second')
  expect(await cache.get('', at(62 + 661), async () => 'fourth')).toBe('fourth')
})
