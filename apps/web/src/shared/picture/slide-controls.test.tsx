import '@market/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { SlideControls } from './slide-controls.tsx'

afterEach(cleanup)

function Row() {
  const row = useRef<HTMLUListElement>(null)
  return (
    <>
      <ul ref={row} aria-label="Kampanyalar" />
      <SlideControls row={row} count={3} onShown={() => undefined} />
    </>
  )
}

it('a sideways turn of the wheel moves the slides by one, and rests; up and down it scrolls the page', () => {
  const moved = vi.fn<(to: number) => void>()
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { configurable: true, value: 300 })
  HTMLElement.prototype.scrollTo = (to?: ScrollToOptions | number) => moved(typeof to === 'object' ? (to.left ?? 0) : 0)
  render(<Row />)
  const row = screen.getByRole('list', { name: 'Kampanyalar' })
  // `fireEvent` returns true if the page may scroll.
  expect(fireEvent.wheel(row, { deltaY: 120 })).toBe(true)
  expect(fireEvent.wheel(row, { deltaX: 9 })).toBe(false)
  expect(moved).not.toHaveBeenCalled()
  expect(fireEvent.wheel(row, { deltaX: 12 })).toBe(false)
  fireEvent.wheel(row, { deltaX: 200 })
  expect(moved.mock.calls).toEqual([[300]])
})
