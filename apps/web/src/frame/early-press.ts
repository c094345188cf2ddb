/** Controls that need the script: buttons that submit no form to an address, and links that open a part of the page. */
const needsScript = 'button[type=button], form[method=dialog] button, a[aria-expanded], a[aria-haspopup]'
/** A clicked link is followed after this time in ms if the script has not loaded. */
const waitsMs = 8000

/**
 * Records the last click on a control that needs the page's script. Returns a function that ends this when the script
 * has loaded; that returns a function to call after hydration, which repeats the click and a `mouseover` for the
 * element under the pointer.
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
