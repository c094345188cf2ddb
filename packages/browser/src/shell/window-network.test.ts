import { afterEach, expect, it, vi } from 'vitest'
import { windowNetwork } from './window-network.ts'

afterEach(() => void vi.restoreAllMocks())

it('reports offline and online until its listener is removed', () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  const network = windowNetwork(window)
  const heard: boolean[] = []
  const end = network.onChange(() => heard.push(network.isOnline()))
  online.mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  end()
  window.dispatchEvent(new Event('offline'))
  expect(heard).toEqual([false, true])
})
