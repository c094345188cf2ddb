import { afterEach, beforeEach, expect, vi } from 'vitest'

/**
 * What React and our own code write as an error or a warning fails the test that caused it: a missing key, an unknown
 * property, a state that changed outside `act`. A test that wants one on purpose puts its own spy over the console's.
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
