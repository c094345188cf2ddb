import type { Browser, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import { findLinks } from './harness/find-links.ts'
import { openBrowserOfScreenReader } from './harness/open-browser.ts'
import type { Shop } from './harness/shop.ts'
import { visit } from './harness/visit.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

/**
 * Parts below the first screen are laid out near the viewport (`content-visibility`). These tests check that the page
 * behaves as if all parts were laid out.
 */
let shop: Shop
let browser: Browser
let product = ''
withShop(async (...opened) => {
  ;[shop, browser] = opened
  product = (await findLinks(shop.url)).product
})

const listing = '/elektronik?limit=48'

/** Heights of all late parts, before and after all of them are laid out. */
const heightsOf = (page: Page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (part) => getComputedStyle(part).contentVisibility === 'auto',
    )
    const heights = () => parts.map((part) => Math.round(part.getBoundingClientRect().height))
    const before = heights()
    for (const part of parts) part.style.contentVisibility = 'visible'
    return { before, after: heights() }
  })

const lastCard = (page: Page) =>
  page.getByRole('region', { name: 'Elektronik' }).getByRole('heading', { level: 3 }).last().getByRole('link')

describe.each(sweep([390], [320, 1280]))('at %i px', (width) => {
  it('cards of a listing take the room beforehand that they need', async () => {
    const { page, complaints, end } = await visit(browser, width)
    await page.goto(shop.url + listing)
    const { before, after } = await heightsOf(page)
    // Six of the 48 cards are on the first screen; the footer is one more late part.
    expect(before.length).toBe(48 - 6 + 1)
    // On the narrowest screen a long price moves the button below it.
    if (width > 320) expect(before.slice(0, -1)).toEqual(after.slice(0, -1))
    const sum = (heights: readonly number[]) => heights.reduce((all, height) => all + height, 0)
    expect(sum(before) / sum(after)).toBeGreaterThan(0.9)
    expect(sum(before) / sum(after)).toBeLessThan(1.03)
    expect(complaints).toEqual([])
    await end()
  })
})

it.each(sweep([390], [1280]))(
  'going back to a listing finds the same card in the same place at %i px',
  async (width) => {
    const { page, end } = await visit(browser, width)
    await page.goto(shop.url + listing)
    const card = page
      .getByRole('region', { name: 'Elektronik' })
      .getByRole('heading', { level: 3 })
      .nth(30)
      .getByRole('link')
    await card.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 37))
    const place = () => card.evaluate((link) => ({ scrolled: scrollY, top: link.getBoundingClientRect().top }))
    await expect.poll(async () => (await place()).scrolled).toBeGreaterThan(500)
    // A press scrolls to its target too, and waits until it no longer moves.
    await card.hover()
    const before = await place()
    await card.click()
    await page.getByRole('heading', { name: 'Ürün Bilgileri' }).waitFor()
    await atRest(page)
    // The page is rendered from its earlier data.
    await page.route('**/eptnew/**', (route) => route.abort())
    await page.goBack()
    // Browsers scroll by whole device pixels.
    await expect.poll(async () => Math.abs((await place()).scrolled - before.scrolled)).toBeLessThanOrEqual(1)
    await expect.poll(async () => Math.abs((await place()).top - before.top)).toBeLessThanOrEqual(1)
    await end()
  },
)

it('the keyboard reaches the last card, and the screen follows', async () => {
  const { page, end } = await visit(browser, 1280)
  await page.goto(shop.url + listing)
  await page.getByRole('navigation', { name: 'Sayfalar' }).getByRole('link').first().focus()
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    if (await lastCard(page).evaluate((link) => link === document.activeElement)) break
  }
  await expect.poll(() => lastCard(page).evaluate((link) => link === document.activeElement)).toBe(true)
  const isInView = () =>
    lastCard(page).evaluate((link) => {
      const { top } = link.getBoundingClientRect()
      return top > 0 && top < innerHeight
    })
  await expect.poll(isInView).toBe(true)
  await end()
})

it('a screen reader finds every card before the page is scrolled', async () => {
  const own = await openBrowserOfScreenReader()
  const { page, end } = await visit(own, 390)
  await page.goto(shop.url + listing)
  const devtools = await page.context().newCDPSession(page)
  const headings = async () => {
    const { nodes } = await devtools.send('Accessibility.getFullAXTree')
    return nodes.filter(
      ({ role, ignored, name, properties = [] }) =>
        !ignored &&
        role?.value === 'heading' &&
        String(name?.value).length > 5 &&
        properties.some((property) => property.name === 'level' && property.value.value === 3),
    ).length
  }
  await expect.poll(headings).toBeGreaterThanOrEqual(48)
  await end()
  await own.close()
})

it('finding in the page goes to a card far below', async () => {
  const { page, end } = await visit(browser, 390)
  await page.goto(shop.url + listing)
  const name = (await lastCard(page).textContent()) ?? ''
  expect(await page.evaluate((text) => Reflect.apply(Reflect.get(window, 'find'), window, [text]), name)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await end()
})

it('paper shows everything', async () => {
  const { page, end } = await visit(browser, 1280)
  await page.goto(shop.url + listing)
  await page.emulateMedia({ media: 'print' })
  const late = await page.evaluate(
    () =>
      [...document.querySelectorAll('body *')].filter((part) => getComputedStyle(part).contentVisibility === 'auto')
        .length,
  )
  expect(late).toBe(0)
  await end()
})

it('an address that names a part of a product goes there', async () => {
  const { page, end } = await visit(browser, 390)
  await page.goto(`${shop.url}${product}#related`)
  const isInView = () =>
    page.locator('#related').evaluate((part) => {
      const { top } = part.getBoundingClientRect()
      return top >= -1 && top < 823
    })
  await expect.poll(isInView).toBe(true)
  await end()
})
