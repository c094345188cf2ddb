import { setClock } from '@market/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts'
import { watchLeaving } from './watch-leaving.ts'

afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
})

const setUp = (reached = true, storages = browserStorages()) => {
  const reload = vi.fn()
  const clock = setClock()
  const page = new EventTarget()
  const stays = watchLeaving(page)
  const fails = () => reloadOnStaleChunk({ storages, clock, reload, stays, answers: async () => reached })
  return { reload, clock, page, fails }
}

it('reloads the page, and again only after a minute', async () => {
  const { reload, clock, fails } = setUp()
  expect(await fails()).toBe(true)
  clock.pass(59_999)
  expect(await fails()).toBe(false)
  expect(reload).toHaveBeenCalledTimes(1)
  clock.pass(1)
  expect(await fails()).toBe(true)
  expect(reload).toHaveBeenCalledTimes(2)
})

it('stays while the shop cannot be reached, and does not count that', async () => {
  const offline = setUp(false)
  expect(await offline.fails()).toBe(false)
  expect(offline.reload).not.toHaveBeenCalled()
  expect(await setUp().fails()).toBe(true)
})

it('does not reload without storage, and reloads if the stored time is invalid', async () => {
  expect(await setUp(true, {}).fails()).toBe(false)
  sessionStorage.setItem('chunk_reload', 'dün')
  expect(await setUp().fails()).toBe(true)
})

it('does not keep a shopper who leaves the page, and reloads a page that was not left after all', async () => {
  vi.useFakeTimers()
  const { reload, page, fails } = setUp()
  page.dispatchEvent(new Event('beforeunload'))
  const failed = fails()
  await vi.advanceTimersByTimeAsync(29_999)
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await failed).toBe(true)
})

it('reloads at once a page to which the shopper has come back', async () => {
  const { page, fails } = setUp()
  page.dispatchEvent(new Event('beforeunload'))
  page.dispatchEvent(new Event('pageshow'))
  expect(await fails()).toBe(true)
})
