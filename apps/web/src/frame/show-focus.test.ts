import { afterEach, expect, it, vi } from 'vitest'
import { showFocus } from './show-focus.ts'

let end = () => undefined as void
afterEach(() => {
  end()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Places a field and a bar that covers its middle at these top and bottom positions, in px. */
function setUp(field: readonly [number, number], bar: readonly [number, number]) {
  document.body.innerHTML = '<main><input></main><div style="position: sticky"><button>Öde</button></div>'
  const place = (selector: string, [top, bottom]: readonly [number, number]) => {
    const element = document.querySelector<HTMLElement>(selector) ?? document.body
    element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top)
    return element
  }
  const input = place('input', field)
  place('div', bar)
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 500, configurable: true })
  const shown = vi.fn<() => void>()
  input.scrollIntoView = shown
  const isVisible = vi.spyOn(input, 'matches').mockReturnValue(true)
  const over = { at: document.querySelector('button') }
  document.elementFromPoint = () => over.at
  const scrolled = vi.spyOn(window, 'scrollBy').mockImplementation(() => undefined)
  end = showFocus(document)
  return { input, shown, scrolled, over, isVisible }
}

it('scrolls what has the focus clear of a bar at the bottom', () => {
  const { input, shown, scrolled } = setUp([330, 370], [322, 500])
  input.focus()
  expect(shown).toHaveBeenCalledTimes(1)
  expect(scrolled.mock.calls).toEqual([[0, 56]])
})

it('scrolls what has the focus clear of a notice at the top', () => {
  const { input, scrolled } = setUp([10, 30], [0, 40])
  input.focus()
  expect(scrolled.mock.calls).toEqual([[0, -38]])
})

it('scrolls what got the focus before it loaded clear of a bar', () => {
  const { input, scrolled } = setUp([330, 370], [322, 500])
  end()
  input.focus()
  end = showFocus(document)
  expect(scrolled.mock.calls).toEqual([[0, 56]])
})

it('scrolls nothing for what is seen, or has the focus by a press', () => {
  const { input, shown, scrolled, over, isVisible } = setUp([330, 370], [322, 500])
  over.at = input as never
  input.focus()
  input.blur()
  over.at = document.querySelector('button')
  isVisible.mockReturnValue(false)
  input.focus()
  expect([shown.mock.calls.length, scrolled.mock.calls.length]).toEqual([1, 0])
})
