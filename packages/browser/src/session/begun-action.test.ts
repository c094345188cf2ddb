import { afterEach, expect, it, vi } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { beginAction, forgetBegunAction, takeBegunAction } from './begun-action.ts'

const storages = browserStorages()
afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

it('is taken once, where it was begun', () => {
  beginAction(storages, 'heart:1', 'add')
  expect(takeBegunAction(storages, 'heart:2')).toBeUndefined()
  expect(takeBegunAction(storages, 'heart:1')).toBe('add')
  expect(takeBegunAction(storages, 'heart:1')).toBeUndefined()
})

it('gives way to the next one', () => {
  beginAction(storages, 'heart:1', 'add')
  beginAction(storages, 'product:1', 'ask-seller')
  expect(takeBegunAction(storages, 'heart:1')).toBeUndefined()
  expect(takeBegunAction(storages, 'product:1')).toBe('ask-seller')
})

it('is not done after the login was called off, or half an hour later', () => {
  beginAction(storages, 'heart:1', 'add')
  forgetBegunAction(storages)
  expect(takeBegunAction(storages, 'heart:1')).toBeUndefined()
  vi.useFakeTimers()
  beginAction(storages, 'heart:1', 'add')
  vi.advanceTimersByTime(30 * 60_000)
  expect(takeBegunAction(storages, 'heart:1')).toBeUndefined()
})

it.each(['{', '1', 'null', '{"scope":"heart:1"}'])('takes nothing from %j', (text) => {
  sessionStorage.setItem('begun_action', text)
  expect(takeBegunAction(storages, 'heart:1')).toBeUndefined()
  expect(takeBegunAction({}, 'heart:1')).toBeUndefined()
})
