import { fail, makeServerClock, succeed } from '@market/domain/kernel'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { makeAdapters } from './make-adapters.ts'
import { shareAnswers } from './share-answers.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  // The cache treats time 0 as unset.
  vi.advanceTimersByTime(1)
})
afterEach(() => void vi.useRealTimers())

/** Adapters whose slides and products come from the given functions. */
function adaptersAsking(sliders: () => Promise<unknown>, product: () => Promise<unknown> = sliders) {
  const made = makeAdapters({
    apiUrl: 'http://nowhere.invalid',
    tokens: { read: () => undefined, write: () => undefined, clear: () => undefined },
    clock: makeServerClock({ now: () => new Date() }),
    measure: { isWanted: () => false, track: () => undefined },
    memory: { read: () => undefined, write: () => undefined, remove: () => undefined },
    onAccess: () => undefined,
  })
  return shareAnswers(Object.assign(made, { catalog: { ...made.catalog, sliders, product } }))
}

test('pages made at once and shortly after share one answer, later ones ask again', async () => {
  const sliders = vi.fn(async () => succeed([]))
  const { catalog } = adaptersAsking(sliders)
  await Promise.all([catalog.sliders(), catalog.sliders()])
  await catalog.sliders()
  expect(sliders).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(10_001)
  await catalog.sliders()
  expect(sliders).toHaveBeenCalledTimes(2)
})

test('a failure is not cached', async () => {
  const sliders = vi.fn(async () => fail({ kind: 'offline' }))
  const { catalog } = adaptersAsking(sliders)
  await catalog.sliders()
  await catalog.sliders()
  expect(sliders).toHaveBeenCalledTimes(2)
})

test('a product is requested again for each page', async () => {
  const product = vi.fn(async () => fail({ kind: 'notFound' }))
  const { catalog } = adaptersAsking(async () => succeed([]), product)
  const id = 1 as Parameters<typeof catalog.product>[0]
  await catalog.product(id)
  await catalog.product(id)
  expect(product).toHaveBeenCalledTimes(2)
})
