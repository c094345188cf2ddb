/** Whether the mouse button is down, or a touch that emulates it. */
let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (pressed = true), { capture: true })
  document.addEventListener('mouseup', () => (pressed = false), { capture: true })
}

/**
 * Runs a function that may shift the layout, after a running click has ended. Pressing the mouse on a button makes a
 * field lose the focus: an error text shown at that moment would move the button from under the pointer, and the click
 * would be lost.
 */
export function afterPress(run: () => void): void {
  if (pressed) document.addEventListener('mouseup', () => void setTimeout(run), { capture: true, once: true })
  else run()
}
