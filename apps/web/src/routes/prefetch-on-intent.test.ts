import { RouterContextProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { linePrefetches } from '../page/early-speculation.ts'
import { makeLoadsAhead } from '../page/loads-ahead.ts'
import { asShared } from '../page/shared-loaders.ts'
import { prefetchOnIntent } from './prefetch-on-intent.ts'

const lazy = vi.fn(async () => ({}))
let end: () => void = () => undefined
let ahead = makeLoadsAhead(() => 0)
afterEach(() => {
  end()
  vi.clearAllMocks()
  vi.useRealTimers()
  Reflect.deleteProperty(navigator, 'connection')
})

const ofVisitor = vi.fn(async () => 'sepet')
const ofAll = vi.fn(async ({ request }: { request: Request }) => new URL(request.url).search)

const begin = (line?: object) => {
  vi.useFakeTimers()
  if (line) Object.defineProperty(navigator, 'connection', { value: line, configurable: true })
  document.body.innerHTML =
    '<a href="/sayfa"><b>Sayfa</b></a><a href="https://baska.test/sayfa">Başka</a><p>Yazı</p><a id="liste" rel="next" href="/liste?page=2">Liste</a><a id="sepet" href="/sepet">Sepet</a>'
  ahead = makeLoadsAhead(() => Date.now())
  const routes = [
    { path: '/sayfa', lazy },
    { path: '/liste', loader: asShared(ofAll, 60) },
    { path: '/sepet', loader: ofVisitor },
  ]
  end = prefetchOnIntent(routes, {
    context: new RouterContextProvider(),
    ahead,
    mayLoad: () => linePrefetches(navigator),
  })
  const on = (selector: string, type: string) => {
    document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }))
  }
  return on
}

it.each(['pointerover', 'focusin'])('brings the page of the link that a %s rests on, not those it crosses', (type) => {
  const on = begin()
  on('b', type)
  vi.advanceTimersByTime(64)
  on('p', type)
  vi.advanceTimersByTime(500)
  expect(lazy).not.toHaveBeenCalled()
  on('b', type)
  vi.advanceTimersByTime(65)
  expect(lazy).toHaveBeenCalledTimes(1)
})

it('brings it at once on a touch', () => {
  const on = begin()
  on('b', 'touchstart')
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

it('loads what a page shows once where it is the same for everybody, and no cart', async () => {
  const on = begin()
  for (const id of ['liste', 'sepet', 'liste']) {
    on(`#${id}`, 'pointerover')
    await vi.advanceTimersByTimeAsync(65)
  }
  expect(ofAll).toHaveBeenCalledTimes(1)
  expect(await ahead.take('/liste?page=2')).toBe('?page=2')
  expect(ofVisitor).not.toHaveBeenCalled()
})

it('loads the next page of a listing when its end is near', async () => {
  const on = begin()
  const next = document.querySelector('#liste')
  const place = vi.spyOn(next ?? document.body, 'getBoundingClientRect')
  place.mockReturnValue({ top: innerHeight * 3 + 1 } as DOMRect)
  on('p', 'scrollend')
  await vi.advanceTimersByTimeAsync(0)
  expect(ofAll).not.toHaveBeenCalled()
  place.mockReturnValue({ top: innerHeight * 3 - 1 } as DOMRect)
  on('p', 'scrollend')
  await vi.advanceTimersByTimeAsync(0)
  expect(ofAll).toHaveBeenCalledTimes(1)
})
