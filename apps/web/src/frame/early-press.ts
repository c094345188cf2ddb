/** A button that sends no form to an address, and a link that opens a part of the page. */
const needsScript = 'button[type=button], form[method=dialog] button, a[aria-expanded], a[aria-haspopup]'
/** A pressed link is followed after this time if the script has not loaded. */
const waitsMs = 8000

/**
 * Keeps the last press on a control that needs the page's script, until the script has loaded. Returns a function that stops and gives a
 * function that presses once more, for the hydrated page. A pointer that rested somewhere by then has come there, too.
 */
export function keepEarlyPress(page: Document): () => () => void {
  let pressed: HTMLElement | undefined
  let leads: ReturnType<typeof setTimeout> | undefined

  const hear = (event: MouseEvent) => {
    const element = event.target instanceof Element ? event.target.closest('a, button') : null
    if (!(element instanceof HTMLElement) || !element.matches(needsScript)) return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    pressed = element
    clearTimeout(leads)
    if (element instanceof HTMLAnchorElement) leads = setTimeout(() => page.location.assign(element.href), waitsMs)
  }
  page.addEventListener('click', hear, true)
  return () => {
    page.removeEventListener('click', hear, true)
    clearTimeout(leads)
    return () => {
      const under = [...page.querySelectorAll(':hover')].at(-1)
      under?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
      if (pressed?.isConnected) pressed.click()
    }
  }
}
