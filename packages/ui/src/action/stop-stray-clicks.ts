const controls = 'a, button, input, select, summary, textarea, label'

/**
 * Stops the second click of a double click if the first has moved or replaced the control under the pointer: it would
 * press a control that the user did not aim at.
 */
export function stopStrayClicks(page: Document): void {
  let before: Element | null = null
  page.addEventListener(
    'click',
    (event) => {
      // Clicks by the keyboard and those that a label passes on have no click count.
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
