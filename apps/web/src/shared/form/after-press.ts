/** Whether the mouse, or the finger that plays one, is down. */
let pressed = false

if (typeof document !== 'undefined') {
  document.addEventListener('mousedown', () => (pressed = true), { capture: true })
  document.addEventListener('mouseup', () => (pressed = false), { capture: true })
}

/**
 * Does something that may move the page once a press under way has become a click. A field is left when the mouse goes down
 * on a button: an error line that appeared then would move the button away from under it, and the click would be lost.
 */
export function afterPress(run: () => void): void {
  if (pressed) document.addEventListener('mouseup', () => void setTimeout(run), { capture: true, once: true })
  else run()
}
