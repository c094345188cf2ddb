const controls = 'a, button, input, select, summary, textarea, label'

/**
 * Stops the second click of a double click if the first has moved or replaced what was under the pointer: it would
 * choose or press something that nobody aimed at.
 */
export function stopStrayClicks(page: Document): void {
  let before: Element | null = null
  page.addEventListener(
    'click',
    (event) => {
      // A click by keyboard or by a label has no count of its own.
      if (event.detail === 0) return
      const control = event.target instanceof Element ? controlOf(event.target) : null
      if (event.detail > 1 && before && control !== before) {
        event.preventDefault()
        event.stopImmediatePropagation()
        return
      }
      before = control
    },
    { capture: true },
  )
}

function controlOf(target: Element): Element | null {
  const control = target.closest(controls)
  return control instanceof HTMLLabelElement ? control.control : control
}
