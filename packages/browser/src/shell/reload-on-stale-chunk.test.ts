import { setClock } from '@market/testing'
import { afterEach, expect, it, vi } from 'vitest'
import { browserStorages } from '../browser-storages.ts'
import { reloadOnStaleChunk } from './reload-on-stale-chunk.ts'

afterEach(() => sessionStorage.clear())

const setUp = (reached = true, storages = browserStorages()) => {
  const reload = vi.fn()
  const clock = setClock()
  const fails = () => reloadOnStaleChunk({ storages, clock, reload, answers: async () => reached })
  return { reload, clock, fails }
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
