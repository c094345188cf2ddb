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

type Successors = WeakMap<Node, readonly Node[]>

/** What is put where something was taken out took its place: one after the other, as a page is drawn. */
function noteSuccessors(records: readonly MutationRecord[], successors: Successors): void {
  for (const gap of records) {
    if (gap.removedNodes.length === 0) continue
    const put: Node[] = []
    for (const { target, addedNodes, previousSibling } of records)
      if (target === gap.target && previousSibling === (put.at(-1) ?? gap.previousSibling)) put.push(...addedNodes)
    if (put.length > 0) for (const gone of gap.removedNodes) successors.set(gone, put)
  }
}

/** The newest stop whose surroundings are still there decides; another page's stops say nothing. */
function placeFor(stops: readonly Stop[], successors: Successors, path: string): HTMLElement | undefined {
  const names = stops.filter(({ element }) => isGone(element)).map(({ element }) => nameOf(element))
  for (const stop of stops.toReversed()) {
    if (stop.path !== path) return undefined
    for (const [index, around] of stop.around.entries()) {
      if (isGone(around)) continue
      if (!around.closest(landmarks)) break
      const put = successors.get(stop.around[index - 1] ?? stop.element) ?? []
      const there = put.filter((one) => one instanceof HTMLElement).filter((one) => !isGone(one))
      const place = within(there, stop.element, names)
      if (place) return place
      const told = around === stop.element ? stop.element : wordsIn([...around.querySelectorAll('*')])
      if (told instanceof HTMLElement) return focusable(told)
      if (around.matches(landmarks)) return around instanceof HTMLElement ? focusable(around) : undefined
    }
  }
  return undefined
}

/** In what took the place: words that come first, else a form's field, else the button that opened it before, back again. */
function within(put: readonly HTMLElement[], lost: Element, names: readonly string[]): HTMLElement | undefined {
  const all = put.flatMap((one) => [one, ...one.querySelectorAll<HTMLElement>('*')])
  // The same part drawn anew: what is said around it is new.
  if (lost.id !== '' && all.some(({ id }) => id === lost.id)) return undefined
  const name = names.findLast((given) => given !== '' && all.some((one) => nameOf(one) === given))
  const pressed = name === undefined ? undefined : all.find((one) => nameOf(one) === name)
  const first = all.find((one) => one.matches(field))
  const checked = first?.matches('[type=radio]') ? all.find((one) => one.matches('[type=radio]:checked')) : undefined
  const said = put[0]?.matches('[role=status]') ? wordsIn(put.slice(0, 1)) : undefined
  const place = said ?? checked ?? first ?? pressed ?? wordsIn(all) ?? put[0]
  return place && focusable(place)
}

const nameOf = (element: Element): string =>
  element.matches('a, button') ? (element.ariaLabel ?? element.textContent?.trim() ?? '') : ''

/** Words for screen readers alone, one pixel large: whoever sees would look for the focus in vain. */
const isUnseen = ({ offsetWidth }: HTMLElement) => offsetWidth === 1

const wordsIn = (parts: readonly Element[]): HTMLElement | undefined => {
  const all = parts.filter((one) => one instanceof HTMLElement).filter((one) => !isUnseen(one))
  const says = (one: HTMLElement) => one.matches('[role=status]') && one.textContent?.trim()
  return all.find(says) ?? all.find((one) => one.matches('h1, h2, h3'))
}

function focusable(element: HTMLElement): HTMLElement {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) element.tabIndex = -1
  return element
}
