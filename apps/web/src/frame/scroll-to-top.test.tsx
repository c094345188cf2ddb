import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ScrollToTop } from './scroll-to-top.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const desk = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const phone = 'Mozilla/5.0 (Linux; Android 15; Deneme) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const show = (innerWidth: number, userAgent: string) => {
  vi.stubGlobal('navigator', { userAgent })
  vi.stubGlobal('innerWidth', innerWidth)
  render(<ScrollToTop />)
}
const scrolledTo = (y: number) => {
  vi.stubGlobal('scrollY', y)
  fireEvent.scroll(window)
  return screen.queryByRole('button', { name: 'Sayfanın başına dön' })
}

it('S6 the button to the top is shown below 800 px', () => {
  show(1280, desk)
  expect([scrolledTo(800), Boolean(scrolledTo(801)), scrolledTo(100)]).toEqual([null, true, null])
})

it.each([
  ['below 768 px', 767, desk],
  ['on a mobile device, however wide', 1280, phone],
])('S7 it is not there %s', (_, width, device) => {
  show(width, device)
  expect(scrolledTo(2000)).toBeNull()
})

it('S7 it comes and goes with the width of the window', () => {
  show(768, desk)
  expect(scrolledTo(2000)).toBeTruthy()
  vi.stubGlobal('innerWidth', 700)
  fireEvent(window, new Event('resize'))
  expect(screen.queryByRole('button', { name: 'Sayfanın başına dön' })).toBeNull()
})
