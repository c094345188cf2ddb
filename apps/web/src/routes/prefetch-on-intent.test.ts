import { afterEach, expect, it, vi } from 'vitest'
import { prefetchOnIntent } from './prefetch-on-intent.ts'

const lazy = vi.fn(async () => ({}))
let end: () => void = () => undefined
afterEach(() => {
  end()
  lazy.mockClear()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const begin = (line?: object) => {
  vi.useFakeTimers()
  if (line) Object.defineProperty(navigator, 'connection', { value: line, configurable: true })
  document.body.innerHTML = '<a href="/sayfa"><b>Sayfa</b></a><a href="https://baska.test/sayfa">Başka</a><p>Yazı</p>'
  end = prefetchOnIntent([{ path: '/sayfa', lazy }])
  const on = (selector: string, type: string) => {
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return on
}

it('brings the page that a pointer rests on, not those it crosses', () => {
  const on = begin()
  on('b', 'pointerover')
  vi.advanceTimersByTime(64)
  on('p', 'pointerover')
  vi.advanceTimersByTime(500)
  expect(lazy).not.toHaveBeenCalled()
  on('b', 'pointerover')
  vi.advanceTimersByTime(65)
  expect(lazy).toHaveBeenCalledTimes(1)
})

it.each(['touchstart', 'focusin'])('brings it at once on %s', (type) => {
  const on = begin()
  on('b', type)
  vi.advanceTimersByTime(0)
  expect(lazy).toHaveBeenCalledTimes(1)
})

it.each([{ effectiveType: '2g' }, { saveData: true }])('brings nothing over %o', (line) => {
  const on = begin(line)
  on('b', 'focusin')
  vi.advanceTimersByTime(500)
  expect(lazy).not.toHaveBeenCalled()
})

it('leaves other sites alone', () => {
  const on = begin()
  on('a:nth-of-type(2)', 'focusin')
  vi.advanceTimersByTime(500)
  expect(lazy).not.toHaveBeenCalled()
})
