import type { Page } from 'playwright'
import { faultsOf, type Rules, settle } from './faults-of.ts'

/** The default rules, and a rule of WCAG 2.2 that axe leaves out by default. */
const allRules = { rules: { 'target-size': { enabled: true } } }
/** Style sheets in which this worker has looked for a lock of the screen's orientation. */
const readSheets = new Set<string>()
/** The rules, which read the style sheets too if some were not read yet: one rule asks whether they lock the orientation. */
async function withNewSheets(page: Page): Promise<Rules> {
  const sheets = await page.evaluate(() =>
    [...document.styleSheets].map(({ href, ownerNode }) => href ?? ownerNode?.textContent ?? ''),
  )
  const isNew = sheets.some((sheet) => !readSheets.has(sheet))
  for (const sheet of sheets) readSheets.add(sheet)
  return { ...allRules, preload: isNew }
}
/**
 * Widths with one layout differ in positions and sizes, colour schemes in colours; all other rules were checked by
 * then.
 */
const only = (...rules: string[]): Rules => ({ runOnly: { type: 'rule', values: rules } })
const views = [
  { width: 390, scheme: 'light', rules: undefined },
  { width: 768, scheme: 'light', rules: only('target-size', 'scrollable-region-focusable') },
  { width: 1280, scheme: 'light', rules: allRules },
  { width: 1280, scheme: 'dark', rules: only('color-contrast') },
] as const

/** The header and the footer around a page. */
const frame = ':is(header, footer):not(main *)'
/** Headers and footers that this worker has checked, each in one of the views; most pages have the same. */
const checkedFrames = new Set<string>()

/** The frame if this worker has checked an equal one in this view, so that it is left out. */
async function checkedFrame(page: Page, view: string): Promise<readonly string[]> {
  const html = await page.locator(frame).evaluateAll((parts) => parts.map(({ outerHTML }) => outerHTML).join(''))
  const isChecked = checkedFrames.has(view + html)
  checkedFrames.add(view + html)
  return isChecked ? [frame] : []
}

/**
 * Faults of a loaded page at several widths from phone to desktop, in both colour schemes. Restores the page's size and
 * scheme.
 */
export async function lookOverPage(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize()
  const troubles = [...(await badlyMade(page))]
  for (const { width, scheme, rules } of views) {
    troubles.push(...(await tooWide(page, width, width === 768 ? [1] : [1, 2])))
    await page.emulateMedia({ colorScheme: scheme })
    const view = `${width} ${scheme}`
    const faults = await faultsOf(page, 'html', rules ?? (await withNewSheets(page)), await checkedFrame(page, view))
    troubles.push(...faults.map((fault) => `${view}: ${fault}`))
  }
  for (const width of [320, 1024]) troubles.push(...(await tooWide(page, width)))
  await page.emulateMedia({ colorScheme: 'light' })
  if (size) await page.setViewportSize(size)
  return troubles
}

/**
 * Faults of a page's current state in both colour schemes: of the open dialog, or else of the page's main part. Its
 * width is checked from the narrowest phone to a desktop. {@link lookOverPage} checks the rest of the page.
 */
export async function lookOver(page: Page): Promise<readonly string[]> {
  const size = page.viewportSize()
  const part = (await page.locator('dialog[open]').count()) > 0 ? 'dialog[open]' : 'main'
  const troubles = [...(await badlyMade(page))]
  troubles.push(...(await faultsOf(page, part, allRules)))
  troubles.push(...(await faultsInTheDark(page, part)).map((fault) => `dark: ${fault}`))
  for (const width of [320, 1280]) troubles.push(...(await tooWide(page, width)))
  troubles.push(...(await tooWide(page, 390, [1, 2])))
  if (size) await page.setViewportSize(size)
  return troubles
}

/**
 * Contrast faults in the dark scheme at the page's width, because phones show other parts than desktops. Switches back
 * to the light scheme.
 */
export async function faultsInTheDark(page: Page, part = 'html'): Promise<readonly string[]> {
  await page.emulateMedia({ colorScheme: 'dark' })
  const faults = await faultsOf(page, part, only('color-contrast'))
  await page.emulateMedia({ colorScheme: 'light' })
  return faults
}

/**
 * Checks that the page has one main heading, sizes on all pictures, at most one preloaded picture, no text cut off
 * without dots, and allows zoom.
 */
const badlyMade = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const all = (selector: string) => [...document.querySelectorAll(selector)]
    const headings = all('h1').length
    const unheld = all('img:not([width][height])').map((one) => `${one.getAttribute('src')} holds no place`)
    const cut = all('main *').filter((one) => {
      const { textOverflow, display } = getComputedStyle(one)
      return textOverflow === 'ellipsis' && /flex|grid/.test(display)
    })
    const first = all('img[fetchpriority=high]').length
    const zoom = document.querySelector('meta[name=viewport]')?.getAttribute('content') ?? ''
    return [
      ...(headings === 1 ? [] : [`${headings} headings of the page`]),
      ...unheld,
      // Only a block element shows dots where its text is cut off.
      ...cut.map((one) => `“${one.textContent}” is cut off without a sign of it`),
      ...(first > 1 ? [`${first} pictures are first`] : []),
      ...(/maximum-scale|user-scalable/.test(zoom) ? ['no zoom'] : []),
    ]
  })

/**
 * Parts of the page that are wider than the window, with the text at each of these sizes. Elements fixed to the window
 * are checked separately, because they do not widen the page.
 */
async function tooWide(page: Page, width: number, sizes: readonly number[] = [1]): Promise<readonly string[]> {
  await page.setViewportSize({ width, height: 900 })
  await settle(page)
  const found = await page.evaluate((all) => {
    const { style } = document.documentElement
    const isFixed = (one: Element) => getComputedStyle(one).position === 'fixed' && one.checkVisibility()
    const faults = all.flatMap((larger) => {
      style.fontSize = `${larger * 100}%`
      const over = document.documentElement.scrollWidth - innerWidth
      const cut = [...document.querySelectorAll('body *')].filter(isFixed).flatMap((bar) => {
        const box = bar.getBoundingClientRect()
        // A closed drawer is outside the window.
        if (box.right <= 0 || box.left >= innerWidth) return []
        return [...bar.querySelectorAll(':is(a, button, p, h2)')].filter((one) => {
          const { left, right, width: wide } = one.getBoundingClientRect()
          return wide > 1 && one.checkVisibility() && (left < 0 || right > innerWidth)
        })
      })
      return [
        ...(over > 0 ? [`${over} px too wide`] : []),
        ...cut.map((one) => `“${one.textContent}” runs out of the window`),
      ].map((fault) => `text ${larger} times as large: ${fault}`)
    })
    style.fontSize = ''
    return faults
  }, sizes)
  return found.map((one) => `${width}, ${one}`)
}
