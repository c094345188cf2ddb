import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright'
import { median } from './median.ts'
import { findPages } from './pages.ts'
import { openPhonePage } from './phone-page.ts'
import type { Row } from './row.ts'
import { type BenchShop, withTwoShops } from './two-shops.ts'

const runs = 5
/** A listing with more cards than any screen shows. */
const longListing = '/elektronik?limit=48'
/** How long a finger stays down, and how long a pointer rests on a link before it presses, in ms. */
const fingerMs = 100
const restMs = 300

/**
 * Measures the way from a press to the next page, and back, alternating between this tree's shop and that of an earlier
 * commit.
 */
export const benchNext = (root: string, against: string): Promise<readonly Row[]> =>
  withTwoShops(root, against, async ({ now, before, browser }) => {
    const found = { now: await findPages(now.url), before: await findPages(before.url) }
    const taps: { readonly bare: number; readonly intent: number; readonly still: number; readonly before: number }[] =
      []
    const visits: { readonly hover: number; readonly back: Back; readonly beforeBack: Back }[] = []
    for (let run = 0; run < runs; run += 1) {
      taps.push({
        bare: await tap(browser, now.url + found.now.listing, { run, finger: false }),
        intent: await tap(browser, now.url + found.now.listing, { run, finger: true }),
        still: await tap(browser, now.url + found.now.listing, { run, finger: true, reducedMotion: 'reduce' }),
        before: await tap(browser, before.url + found.before.listing, { run, finger: true }),
      })
      visits.push({
        hover: await hover(browser, now.url + found.now.listing, run),
        beforeBack: await goBack(browser, before, run),
        back: await goBack(browser, now, run),
      })
    }
    const of = (figure: keyof (typeof taps)[number]) => median(taps.map((one) => one[figure]))
    const backs = (side: 'back' | 'beforeBack') => visits.map((one) => one[side])
    const slow = await callsOver(browser, now, 5_000)
    const fast = await callsOver(browser, now, 1_000)
    return [
      {
        what: 'product: finger down before it lifts against a click',
        figure: of('intent') / of('bare'),
        unit: 'times',
        max: 0.5,
      },
      { what: `product: the same finger against ${against}`, figure: of('intent') / of('before'), unit: 'times' },
      { what: 'product: with a transition against none', figure: of('intent') / of('still'), unit: 'times', max: 1.1 },
      { what: 'product: finger down before it lifts', figure: of('intent'), unit: 'ms' },
      {
        what: 'product: hover before the click, cable',
        figure: median(visits.map((one) => one.hover)),
        unit: 'ms',
        max: 100,
      },
      {
        what: `listing: back against ${against}`,
        figure: median(backs('back').map(({ ms }) => ms)) / median(backs('beforeBack').map(({ ms }) => ms)),
        unit: 'times',
      },
      { what: 'listing: back', figure: median(backs('back').map(({ ms }) => ms)), unit: 'ms', max: 50 },
      {
        what: 'listing: back, off by at most',
        figure: Math.max(...backs('back').map(({ offBy }) => offBy)),
        unit: 'px',
        max: 1,
      },
      { what: 'listing: calls of 20 cards in 5 s', figure: slow.calls, unit: 'requests', max: 20 },
      { what: 'listing: calls repeated', figure: slow.repeated + fast.repeated, unit: 'requests', max: 0 },
      { what: 'listing: calls of 20 cards in 1 s', figure: fast.calls, unit: 'requests', max: 3 },
    ]
  })

interface Tap {
  /** Number of the run, which selects the card. */
  readonly run: number
  /** Whether a finger touches the link before it lifts; otherwise the link is clicked without a pointer. */
  readonly finger: boolean
  readonly reducedMotion?: 'reduce'
}

/**
 * Time in ms from a tap on a listing's card until the product's heading and picture are shown, with a phone's
 * connection and processor.
 */
async function tap(browser: Browser, listing: string, { run, finger, ...motion }: Tap): Promise<number> {
  const page = await openPhonePage(browser, motion)
  try {
    const card = await openListing(page, listing, run)
    const shown = productShown(page, card.name, finger ? 'touchend' : 'click')
    if (finger) {
      const devtools = await page.context().newCDPSession(page)
      const place = await card.link.boundingBox()
      const touchPoints = [{ x: (place?.x ?? 0) + 20, y: (place?.y ?? 0) + 8 }]
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
      await page.waitForTimeout(fingerMs)
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    } else await card.link.evaluate((link: HTMLElement) => link.click())
    return await shown
  } finally {
    await page.context().close()
  }
}

/** The same with a pointer that rests on the card first, on a cable connection. */
async function hover(browser: Browser, listing: string, run: number): Promise<number> {
  const page = await openDesktop(browser)
  try {
    const card = await openListing(page, listing, run)
    const shown = productShown(page, card.name, 'click')
    await card.link.hover()
    await page.waitForTimeout(restMs)
    await page.mouse.down()
    await page.mouse.up()
    return await shown
  } finally {
    await page.context().close()
  }
}

interface Back {
  readonly ms: number
  readonly offBy: number
}

/** Measures the way from a product back to the listing, far down, until the pressed card is at its old position. */
async function goBack(browser: Browser, { url }: BenchShop, run: number): Promise<Back> {
  const page = await openDesktop(browser)
  try {
    const card = await openListing(page, url + longListing, 24 + run)
    await card.link.scrollIntoViewIfNeeded()
    const { name } = card
    const before = await card.link.evaluate((link) => link.getBoundingClientRect().top)
    const shown = productShown(page, name, 'click')
    await card.link.click()
    await shown
    await page.waitForLoadState('networkidle')
    return await page.evaluate(
      async ({ words, top }) => {
        const began = performance.now()
        history.back()
        for (;;) {
          await new Promise(requestAnimationFrame)
          const link = [...document.querySelectorAll('main h3 a')].find(({ textContent }) => textContent === words)
          const offBy = link ? Math.abs(link.getBoundingClientRect().top - top) : Infinity
          const ms = performance.now() - began
          if (offBy <= 1 || (link && ms > 3_000)) return { ms, offBy: Math.round(offBy) }
        }
      },
      { words: name, top: before },
    )
  } finally {
    await page.context().close()
  }
}

/** Number of product calls while a pointer crosses twenty cards in `ms`, on a screen that shows all of them. */
async function callsOver(browser: Browser, { url }: BenchShop, ms: number) {
  const page = await openDesktop(browser, 4_000)
  try {
    await openListing(page, url + longListing, 0)
    const asked: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/eptnew/')) asked.push(request.url())
    })
    const places = await page
      .locator('main h3 a')
      .evaluateAll((links) => links.slice(0, 20).map((link) => link.getBoundingClientRect().toJSON() as DOMRect))
    const begun = performance.now()
    // Moves are not awaited, because a pointer does not wait for the page either.
    const moves: Promise<void>[] = []
    for (const [index, { x, y }] of places.entries()) {
      moves.push(page.mouse.move(x + 10, y + 6))
      await setTimeout(Math.max(0, begun + ((index + 1) * ms) / 20 - performance.now()))
    }
    await Promise.all([...moves, page.mouse.move(2, 2)])
    await page.waitForLoadState('networkidle')
    return { calls: asked.length, repeated: asked.length - new Set(asked).size }
  } finally {
    await page.context().close()
  }
}

const openDesktop = async (browser: Browser, height = 900): Promise<Page> =>
  (await browser.newContext({ viewport: { width: 1280, height } })).newPage()

async function openListing(page: Page, address: string, card: number) {
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  const link = page.locator('main h3 a').nth(card)
  return { link, name: (await link.textContent()) ?? '' }
}

/** Time in ms from an event until the page has the product's heading and picture, checked in every animation frame. */
const productShown = (page: Page, name: string, from: 'click' | 'touchend'): Promise<number> =>
  page.evaluate(
    ({ words, type }) =>
      new Promise<number>((resolve) => {
        addEventListener(
          type,
          () => {
            const began = performance.now()
            const look = () => {
              const heading = document.querySelector('main h1')?.textContent ?? ''
              const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority=high]')
              if (words.endsWith(heading) && heading !== '' && picture?.complete && picture.naturalWidth > 0)
                resolve(performance.now() - began)
              else requestAnimationFrame(look)
            }
            requestAnimationFrame(look)
          },
          { capture: true, once: true },
        )
      }),
    { words: name, type: from },
  )
