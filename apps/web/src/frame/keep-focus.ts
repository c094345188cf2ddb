/** Number of focused elements that are remembered. */
const remembered = 8
const pressable = 'a, button, input, select, textarea, label, summary, [tabindex]'
const landmarks = 'main, header, footer, dialog'
const field = 'input:not([type=hidden]):not(:disabled), select:not(:disabled), textarea:not(:disabled)'

interface Stop {
  readonly element: Element
  /** The element and all its ancestors, innermost first. */
  readonly around: readonly Element[]
  readonly path: string
}

/**
 * Keeps the focus on the page. If the focused element is removed (a form is replaced by a sentence, a row is deleted, a
 * dialog closes over a removed button), the browser drops the focus and a screen reader starts again at the top. Here
 * the focus moves to the replacement: a form's first field, or the button that had opened the form; otherwise to the
 * sentence with the result; otherwise to the heading of the section.
 */
export function keepFocus(document: Document): () => void {
  let stops: readonly Stop[] = []
  let waits = false
  /** The nodes that replaced each removed node. */
  const successors: Successors = new WeakMap()

  const stopped = ({ target }: { readonly target: EventTarget | null }) => {
    if (!(target instanceof Element)) return
    const around: Element[] = []
    for (let one: Element | null = target; one; one = one.parentElement) around.push(one)
    stops = [...stops.slice(1 - remembered), { element: target, around, path: document.location.pathname }]
  }
  // A click outside of all controls drops the focus on purpose.
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
    // By then a component that sets the focus itself has done so.
    setTimeout(mend)
  })
  // The element that got the focus before this script loaded.
  if (document.activeElement !== document.body) stopped({ target: document.activeElement })
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

/** Records the replacements of removed nodes: nodes that were added at the same place, one after the other. */
function noteSuccessors(records: readonly MutationRecord[], successors: Successors): void {
  for (const gap of records) {
    if (gap.removedNodes.length === 0) continue
    const put: Node[] = []
    for (const { target, addedNodes, previousSibling } of records)
      if (target === gap.target && previousSibling === (put.at(-1) ?? gap.previousSibling)) put.push(...addedNodes)
    if (put.length > 0) for (const gone of gap.removedNodes) successors.set(gone, put)
  }
}

/**
 * Finds the element for the lost focus: the newest stop whose surroundings still exist decides. Stops of another page
 * are ignored.
 */
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

/**
 * Finds the target within the replacement: a status message that comes first, else the checked radio button or first
 * field, else the button that had the focus before, else other text.
 */
function within(put: readonly HTMLElement[], lost: Element, names: readonly string[]): HTMLElement | undefined {
  const all = put.flatMap((one) => [one, ...one.querySelectorAll<HTMLElement>('*')])
  // The same part was rendered again, so the new text is outside of it.
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

/** Text for screen readers only, one pixel wide: a sighted user could not see the focus there. */
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
