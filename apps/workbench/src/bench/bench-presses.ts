import { fillCard } from '@market/e2e/buy'
import { demoShopper } from '@market/e2e/demo-shopper'
import { hydrated } from '@market/e2e/started'
import { openBrowser } from '@market/e2e/open-browser'
import { productsOf } from '@market/e2e/products-of'
import type { Locator, Page } from 'playwright'
import { findPages } from './pages.ts'
import { openPhonePage } from './phone-page.ts'
import type { Row } from './row.ts'
import type { BenchShop } from './two-shops.ts'

const runs = 6
/** The longest time from a press to the next paint that shoppers feel as at once, in ms, at the 75th percentile. */
const atOnce = 100
/** The browser reports no interaction that took less, in ms. */
const leastReported = 16
/** How long after a press its paint is awaited, in ms. */
const paintedMs = 1_500
/** A generated card number of the sandbox bank. */
const card = '9792000000000011'

type Moment = 'hydrated' | 'loaded'

interface Press {
  readonly what: string
  readonly at: string
  readonly member?: true
  /** Goes from the opened address to the state in which the press is possible. */
  readonly prepare?: (page: Page) => Promise<unknown>
  readonly press: (page: Page) => Promise<unknown>
  /** Number of interactions of one press. */
  readonly interactions?: number
}

/**
 * Measures how long the commonest presses of a phone, whose processor is four times slower, take until the next paint
 * (Interaction to Next Paint): on the hydrated page, and for information at the load event, when React may first have to
 * hydrate what is pressed.
 */
export async function benchPresses(shop: BenchShop): Promise<readonly Row[]> {
  const { products, listing } = await findPages(shop.url)
  // Headphones have colours and no size that has to be chosen first.
  const [product = ''] = await productsOf(shop.url, '/arama/kulaklik')
  const storageState = await demoShopper(shop, products)
  const browser = await openBrowser()
  try {
    const rows: Row[] = []
    const measure = async (press: Press, moment: Moment) => {
      const times: number[] = []
      for (let run = 0; run < runs; run += 1) {
        const page = await openPhonePage(browser, press.member ? { storageState } : {})
        try {
          times.push(...(await timesOf(page, shop.url, press, moment)))
        } catch (error) {
          throw new Error(`press not possible: ${press.what}`, { cause: error })
        } finally {
          await page.context().close()
        }
      }
      return percentile(times, 0.75)
    }
    for (const press of presses({ product, listing })) {
      const figure = await measure(press, 'hydrated')
      rows.push({ what: `${press.what}, 75th percentile`, figure, unit: 'ms', max: atOnce })
      if (press.prepare) continue
      rows.push({ what: `${press.what}, at the load event`, figure: await measure(press, 'loaded'), unit: 'ms' })
    }
    return rows
  } finally {
    await browser.close()
  }
}

const main = (page: Page) => page.getByRole('main')

const presses = ({ product, listing }: { readonly product: string; readonly listing: string }): readonly Press[] => [
  { what: 'add to cart', at: product, press: (page) => button(page, 'Sepete Ekle').tap() },
  { what: 'heart', at: product, member: true, press: (page) => button(page, /^Favorile/).tap() },
  { what: 'quantity', at: product, press: (page) => button(page, /^Artır/).tap() },
  {
    what: 'variant',
    at: product,
    press: (page) =>
      main(page).getByRole('group', { name: /^Renk/ }).getByRole('radio', { checked: false }).first().tap(),
  },
  {
    what: 'gallery',
    at: product,
    press: (page) =>
      main(page)
        .getByRole('button', { name: /^2\. görsel/ })
        .tap(),
  },
  {
    what: 'facet',
    at: listing,
    prepare: (page) => page.getByText('Filtrele').first().tap(),
    press: (page) => page.getByRole('dialog', { name: 'Filtrele' }).getByRole('link').last().tap(),
  },
  {
    what: 'sort',
    at: listing,
    prepare: (page) => page.getByRole('combobox', { name: 'Sırala' }).focus(),
    press: (page) => page.keyboard.press('ArrowDown'),
  },
  {
    what: 'search, each letter',
    at: '/',
    prepare: (page) => page.getByRole('combobox', { name: 'Ürün ara' }).tap(),
    press: (page) => page.getByRole('combobox', { name: 'Ürün ara' }).pressSequentially('kulaklık', { delay: 150 }),
    interactions: 8,
  },
  {
    what: 'open cart',
    at: '/',
    member: true,
    press: (page) =>
      page
        .getByRole('link', { name: /^Sepet/ })
        .first()
        .tap(),
  },
  {
    what: 'open account',
    at: '/',
    member: true,
    press: (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: /Hesabım/ })
        .first()
        .tap(),
  },
  {
    what: 'choose instalments',
    at: '/my/tr/adres',
    member: true,
    prepare: async (page) => {
      await toPayment(page)
      await page.getByRole('textbox', { name: /Kart numarası/ }).pressSequentially(card.slice(0, 8))
      await page.getByRole('radio', { name: /^3 taksit/ }).waitFor()
    },
    // A label covers its radio button.
    press: (page) =>
      page
        .locator('label')
        .filter({ has: page.getByRole('radio', { name: /^3 taksit/ }) })
        .tap(),
  },
  {
    what: 'pay',
    at: '/my/tr/adres',
    member: true,
    prepare: async (page) => {
      await toPayment(page)
      await fillCard(page, card)
    },
    press: (page) => button(page, 'Siparişi onayla ve öde').tap({ noWaitAfter: true }),
  },
]

const button = (page: Page, name: string | RegExp): Locator =>
  main(page)
    .getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) })
    .first()

async function toPayment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ödemeye geç' }).click()
  await page.waitForURL(/odeme-yontemi/)
  await page.waitForLoadState('networkidle')
}

/** Opens the address, presses, and returns how long each of the press's interactions took, in ms. */
async function timesOf(page: Page, url: string, { at, prepare, press, interactions = 1 }: Press, moment: Moment) {
  const reported = new Map<number, number>()
  // Outlives the document, which a payment leaves.
  await page.exposeFunction('reportInteraction', (id: number, ms: number) => {
    reported.set(id, Math.max(reported.get(id) ?? 0, ms))
  })
  // The notice about cookies, which would cover what is pressed, was answered before.
  await page.addInitScript(() => self === top && localStorage.setItem('cookie_status', '0'))
  await page.goto(url + at, { waitUntil: 'load' })
  if (moment === 'hydrated') {
    await hydrated(page)
    await page.waitForLoadState('networkidle')
    await prepare?.(page)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(reportInteractions, leastReported)
  await press(page)
  await page.waitForTimeout(paintedMs)
  const unreported = Array.from({ length: Math.max(0, interactions - reported.size) }, () => leastReported)
  return [...reported.values(), ...unreported]
}

/** Runs in the page: reports the duration of each event that belongs to an interaction, in ms. */
function reportInteractions(durationThreshold: number): void {
  const report = Reflect.get(window, 'reportInteraction') as (id: number, ms: number) => void
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const id = Number(Reflect.get(entry, 'interactionId'))
      if (id > 0) report(id, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
}

const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? 0
