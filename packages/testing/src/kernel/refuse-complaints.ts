import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * Any error or warning that React or our code logs fails the test that caused it: a missing key, an unknown property, a
 * state change outside `act`. A test that expects one spies on the console itself.
 */
const complaints: string[] = []
const collect = (...parts: unknown[]) => complaints.push(parts.map(String).join(' '))

beforeEach(() => {
  complaints.length = 0
  vi.spyOn(console, 'error').mockImplementation(collect)
  vi.spyOn(console, 'warn').mockImplementation(collect)
})

afterEach(() => {
  expect(complaints).toEqual([])
})
