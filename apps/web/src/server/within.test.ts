// @vitest-environment node
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { within } from './within.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const frozen = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)))

// security.md 50.
it('fails with 503 where the provider is silent for too long', async () => {
  const failed = expect(within(9_000, frozen)).rejects.toMatchObject({ statusCode: 503 })
  await vi.advanceTimersByTimeAsync(9_000)
  await failed
})

it('returns a result that is in time, and passes a failure on', async () => {
  expect(await within(9_000, async () => 'page')).toBe('page')
  const fault = new Error('fault')
  await expect(within(9_000, () => Promise.reject(fault))).rejects.toBe(fault)
})
