import { expect, it, vi } from 'vitest'
import { makeLoadsAhead } from './loads-ahead.ts'

function begin() {
  let now = 0
  const ahead = makeLoadsAhead(() => now)
  return { ahead, wait: (ms: number) => (now += ms) }
}

it('keeps an answer for ten seconds and gives it once', async () => {
  const { ahead, wait } = begin()
  const load = vi.fn(async () => 'lamba')
  await ahead.load('/lamba', load)
  wait(9_999)
  await ahead.load('/lamba', load)
  expect(load).toHaveBeenCalledTimes(1)
  expect(await ahead.take('/lamba')).toBe('lamba')
  expect(ahead.take('/lamba')).toBeUndefined()
  await ahead.load('/lamba', load)
  wait(10_000)
  expect(ahead.take('/lamba')).toBeUndefined()
})

it('gives an answer that is still on its way', async () => {
  const { ahead } = begin()
  const { promise, resolve } = Promise.withResolvers<string>()
  const loaded = ahead.load('/lamba', () => promise)
  const taken = ahead.take('/lamba')
  resolve('lamba')
  expect(await taken).toBe('lamba')
  await loaded
})

it('loads three at once and keeps eight', async () => {
  const { ahead } = begin()
  const ends: (() => void)[] = []
  const load = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  const loads = ['/a', '/b', '/c', '/d'].map((address) => ahead.load(address, load))
  expect(load).toHaveBeenCalledTimes(3)
  for (const end of ends) end()
  await Promise.all(loads)
  for (let number = 0; number < 8; number += 1) await ahead.load(`/${number}`, async () => number)
  expect(ahead.take('/a')).toBeUndefined()
  expect(await ahead.take('/0')).toBe(0)
})

it('forgets what failed', async () => {
  const { ahead } = begin()
  await ahead.load('/lamba', async () => {
    throw new Error('away')
  })
  expect(ahead.take('/lamba')).toBeUndefined()
})
