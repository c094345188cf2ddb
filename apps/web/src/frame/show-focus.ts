/** Space between a focused element and an element that would cover it, in px. */
const space = 8

/**
 * Scrolls an element that receives the focus by keyboard into view. Browsers do not scroll to an element that a row
 * shows in part, and the height of bars at the edge of a page is not known in advance: large text or a notice above
 * makes them higher. An element that got the focus before this script loaded is cleared of bars, but not scrolled to:
 * the shopper may have scrolled away from it.
 */
export function showFocus(document: Document): () => void {
  const clear = (element: Element) => {
    const by = hiddenBy(element, coverOf(element))
    if (by !== 0) document.defaultView?.scrollBy(0, by)
  }
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(':focus-visible')) return
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    clear(target)
  }
  const { activeElement } = document
  if (activeElement?.matches(':focus-visible')) clear(activeElement)
  document.addEventListener('focusin', focused)
  return () => document.removeEventListener('focusin', focused)
}

const middleOf = (element: Element): readonly [number, number] => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}

/** The fixed or sticky element that covers the middle of another; undefined without one. */
function coverOf(element: Element): Element | undefined {
  const over = element.ownerDocument.elementFromPoint(...middleOf(element))
  if (!over || element.contains(over)) return undefined
  for (let one: Element | null = over; one && !one.contains(element); one = one.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one
  return undefined
}

/** How far to scroll, in px, until a cover at the bottom or top of the page no longer hides an element. */
function hiddenBy(element: Element, cover: Element | undefined): number {
  if (!cover) return 0
  const hidden = element.getBoundingClientRect()
  const { top, bottom } = cover.getBoundingClientRect()
  const isAtBottom = top + bottom > element.ownerDocument.documentElement.clientHeight
  return isAtBottom ? hidden.bottom - top + space : hidden.top - bottom - space
}
