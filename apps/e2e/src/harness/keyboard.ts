import type { Locator, Page } from 'playwright'

/** Maximum number of Tab stops; no path through a page should need more. */
const farthest = 250

const pressed = new WeakMap<Page, number>()
/** How often Tab was pressed on a page so far. */
export const tabsOf = (page: Page): number => pressed.get(page) ?? 0

/**
 * Presses Tab or Shift+Tab until the target has the focus. Throws if a focused element on the way has no visible focus
 * ring, is out of view or is covered. Returns the number of stops.
 */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<number> {
  // Finding an element by role and name reads the whole page, so it is found again only if it was rendered again.
  let element = await target.elementHandle()
  for (let stops = 0; stops < farthest; stops += 1) {
    let { fault, isGone, isFocused } = await page.evaluate(lookAtFocus, { target: element, isMoved: stops > 0 })
    if (fault) throw new Error(`On the way to ${target}: ${fault}`)
    if (isGone) {
      element = await target.elementHandle()
      isFocused = await page.evaluate((one) => one === document.activeElement, element)
    }
    if (isFocused) return stops
    await page.keyboard.press(key)
    pressed.set(page, tabsOf(page) + 1)
  }
  throw new Error(`${target} is not within ${farthest} stops`)
}

/** Moves the focus to the target and presses it. Returns the number of Tab stops. */
export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<number> {
  const stops = await tabTo(page, target)
  await page.keyboard.press(key)
  return stops
}

/** Moves the focus to the field and replaces its text. Returns the number of Tab stops. */
export async function write(page: Page, field: Locator, text: string): Promise<number> {
  const stops = await tabTo(page, field)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
  return stops
}

/** Waits until the page has focused the target itself, and checks that the focus is visible. */
export async function waitForFocus(page: Page, target: Locator): Promise<void> {
  await target
    .and(page.locator(':focus'))
    .waitFor()
    .catch(async (error: unknown) => {
      const there = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
      throw new Error(`The focus is not on ${target}, but on ${there}`, { cause: error })
    })
  const { fault } = await page.evaluate(lookAtFocus, { target: null, isMoved: true })
  if (fault) throw new Error(`Put on ${target}: ${fault}`)
}

/**
 * Runs in the page, in one call because each Tab needs it. `fault` describes what is wrong with the focused element
 * after the focus `isMoved`, and is empty without a fault; the page gets some frames, because a row of slides may still
 * be scrolling to it.
 */
async function lookAtFocus({ target, isMoved }: { readonly target: Node | null; readonly isMoved: boolean }) {
  let fault = isMoved ? faultOfFocus() : ''
  for (let frames = 0; frames < 120 && fault; frames += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn))
    fault = faultOfFocus()
  }
  return { fault, isGone: target?.isConnected !== true, isFocused: target === document.activeElement }

  function faultOfFocus(): string {
    const focused = document.activeElement
    // Between the last and the first stop, the browser itself has the focus.
    if (!(focused instanceof HTMLElement) || focused === document.body) return ''
    const name = `${focused.tagName} “${(focused.ariaLabel ?? focused.innerText ?? '').slice(0, 40)}”`
    const around: Element[] = []
    for (let one: Element | null = focused; one && around.length < 4; one = one.parentElement) around.push(one)
    const hasRing = (element: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 1 && !outlineColor.endsWith(', 0)')
    }
    // Fields use a shadow as their focus ring.
    if (!around.some(hasRing) && getComputedStyle(focused).boxShadow === 'none') return `${name} shows no focus`
    const { left, top, width, height } = focused.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + Math.min(height, innerHeight) / 2]
    if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) return `${name} has the focus out of view`
    const there = document.elementFromPoint(x, y)
    return there && around.some((one) => one.contains(there)) ? '' : `${name} has the focus under something else`
  }
}
