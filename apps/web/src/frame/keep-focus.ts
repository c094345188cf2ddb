/** Stops of the focus that are remembered. */
const remembered = 8
const pressable = 'a, button, input, select, textarea, label, summary, [tabindex]'
const landmarks = 'main, header, footer, dialog'
const field = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'

interface Stop {
  readonly element: Element
  /** The element and all that is around it, inmost first. */
  readonly around: readonly Element[]
  readonly path: string
}

/**
 * Keeps the focus on the page. Where the element that has it goes away (a form gives way to a sentence, a row leaves, a
 * dialog closes over a button that is gone), the browser lets it fall to nothing and a screen reader starts over at the
 * top. Here it goes to what took the place: a form's first field, or the button that opened the form when the form is gone;
 * else to the sentence that says what happened, else to the heading of the part that it was in.
 */
export function keepFocus(document: Document): () => void {
  let stops: readonly Stop[] = []
  let waits = false
  /** By what is gone: what stands there now. */
  const successors: Successors = new WeakMap()

  const stopped = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return
    const around: Element[] = []
    for (let one: Element | null = target; one; one = one.parentElement) around.push(one)
    stops = [...stops.slice(1 - remembered), { element: target, around, path: document.location.pathname }]
  }
  // A press beside everything lets go of the focus on purpose.
  const pressed = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(pressable)) stops = []
  }
  const isLost = () => {
    const last = stops.at(-1)
    return last && document.activeElement === document.body && isGone(last.element)
  }
  const mend = () => {
    waits = false
    if (isLost()) placeFor(stops, successors, document.location.pathname)?.focus({ preventScroll: true })
  }
  const observer = new MutationObserver((records) => {
    noteSuccessors(records, successors)
    if (waits || !isLost()) return
    waits = true
    // A component that sets the focus itself has done so by then.
    setTimeout(mend)
  })
  document.addEventListener('focusin', stopped)
  document.addEventListener('pointerdown', pressed)
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  return () => {
    document.removeEventListener('focusin', stopped)
    document.removeEventListener('pointerdown', pressed)
    observer.disconnect()
  }
}

const isGone = (element: Element) => !element.isConnected || element.closest('dialog:not([open])') !== null

type Successors = WeakMap<Node, Element>

/** What is put where something was taken out took its place. */
function noteSuccessors(records: readonly MutationRecord[], successors: Successors): void {
  const gaps = records.filter(({ removedNodes }) => removedNodes.length > 0)
  for (const { target, addedNodes, previousSibling } of records)
    for (const added of addedNodes)
      if (added instanceof Element)
        for (const gap of gaps)
          if (gap.target === target && gap.previousSibling === previousSibling)
            for (const gone of gap.removedNodes) successors.set(gone, added)
}

/** The newest stop whose surroundings are still there decides; another page's stops say nothing. */
function placeFor(stops: readonly Stop[], successors: Successors, path: string): HTMLElement | undefined {
  for (const stop of stops.toReversed()) {
    if (stop.path !== path) return undefined
    for (const [index, around] of stop.around.entries()) {
      if (isGone(around)) continue
      if (!around.closest(landmarks)) break
      const successor = successors.get(stop.around[index - 1] ?? stop.element)
      if (successor && !isGone(successor)) return within(successor, stops)
      const place = around === stop.element ? stop.element : told(around)
      if (place instanceof HTMLElement) return focusable(place)
      if (around.matches(landmarks)) return around instanceof HTMLElement ? focusable(around) : undefined
    }
  }
  return undefined
}

/** In what took the place: the button that was pressed before, back again; else the first field, else the words. */
function within(successor: Element, stops: readonly Stop[]): HTMLElement | undefined {
  const pressed = [successor, ...successor.querySelectorAll('a, button')].find((one) =>
    stops.some(({ element }) => !element.isConnected && nameOf(element) !== '' && nameOf(element) === nameOf(one)),
  )
  const first = successor.querySelector(field)
  const checked = first?.matches('[type=radio]') ? successor.querySelector('[type=radio]:checked') : undefined
  const place = pressed ?? checked ?? first ?? told(successor) ?? successor
  return place instanceof HTMLElement ? focusable(place) : undefined
}

const nameOf = (element: Element): string =>
  element.matches('a, button') ? (element.ariaLabel ?? element.textContent?.trim() ?? '') : ''

/** Words for screen readers alone, one pixel large: whoever sees would look for the focus in vain. */
const isUnseen = ({ offsetWidth }: HTMLElement) => offsetWidth === 1

const told = (part: Element): Element | undefined =>
  [...part.querySelectorAll<HTMLElement>('[role=status]')].find((one) => one.textContent?.trim() && !isUnseen(one)) ??
  part.querySelector('h1, h2, h3') ??
  undefined

function focusable(element: HTMLElement): HTMLElement {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  return element
}
