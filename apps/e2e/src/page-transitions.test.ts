import type { Browser, Page } from 'playwright'
import { expect, it } from 'vitest'
import { atRest } from './harness/at-rest.ts'
import type { Shop } from './harness/shop.ts'
import { started } from './harness/started.ts'
import { visit } from './harness/visit.ts'
import { itInTorture, sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

/** Opens a listing. From then on each transition is recorded with the names of its moving pictures. */
async function openListing(width: number, slow = false) {
  const visitor = await visit(browser, width)
  const { page } = visitor
  await page.addInitScript((slow: boolean) => {
    const noted: string[][] = []
    Reflect.set(window, 'noted', noted)
    const start = document.startViewTransition.bind(document)
    // The clock stops while the browser captures the page, which takes long on a busy machine without a graphics
    // processor.
    const now = performance.now.bind(performance)
    let stopped: number | undefined
    performance.now = () => stopped ?? now()
    document.startViewTransition = (update) => {
      stopped = now()
      const transition = start(async () => {
        if (typeof update === 'function') await update()
        stopped = undefined
      })
      const parts: string[] = []
      noted.push(parts)
      const note = () => {
        for (const animation of document.getAnimations()) {
          const { pseudoElement } = animation.effect as KeyframeEffect
          if (slow && pseudoElement?.startsWith('::view')) animation.playbackRate = 0.02
          const name = /group\((.+)\)/.exec(pseudoElement ?? '')?.[1]
          if (name && name !== 'root') parts.push(name)
        }
      }
      transition.ready.then(note, () => parts.push('skipped'))
      return transition
    }
  }, slow)
  await page.goto(`${shop.url}/elektronik`)
  await started(page)
  await atRest(page)
  const noted = () => page.evaluate(() => Reflect.get(window, 'noted') as string[][])
  return { ...visitor, noted }
}
const cardOf = (page: Page, index: number) =>
  page.getByRole('region', { name: 'Elektronik' }).getByRole('heading', { level: 3 }).nth(index).getByRole('link')
const product = (page: Page) => page.getByRole('heading', { name: 'Ürün Bilgileri' })

it.each(sweep([390], [1280]))('a picture flies from its card to the product and back at %i px', async (width) => {
  const { page, complaints, noted, end } = await openListing(width)
  const card = cardOf(page, 8)
  await card.scrollIntoViewIfNeeded()
  await card.click()
  await product(page).waitFor()
  await expect.poll(noted).toEqual([['picture']])
  // The focus is at the same place as without a transition.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await page.goBack()
  await expect.poll(noted).toEqual([['picture'], ['picture']])
  await page.goForward()
  await expect.poll(noted).toEqual([['picture'], ['picture'], ['picture']])
  await expect.poll(() => page.locator('[style*=view-transition-name]').count()).toBe(0)
  expect(complaints).toEqual([])
  await end()
})

itInTorture('a choice within a page changes at once', async () => {
  const { page, noted, end } = await openListing(1280)
  await page.getByRole('combobox', { name: 'Sırala' }).selectOption({ index: 1 })
  await page.waitForURL(/sort=/)
  await atRest(page)
  expect(await noted()).toEqual([])
  await end()
})

it('nothing moves for a shopper who asked for less motion', async () => {
  const { page, noted, end } = await openListing(390)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await cardOf(page, 1).click()
  await product(page).waitFor()
  expect(await noted()).toEqual([])
  await end()
})

itInTorture('nothing moves while a shopper types', async () => {
  const { page, noted, end } = await openListing(1280)
  await cardOf(page, 1).click()
  await product(page).waitFor()
  await expect.poll(async () => (await noted()).length).toBe(1)
  await page.getByRole('combobox', { name: 'Ürün ara' }).fill('kula')
  await page.evaluate(() => history.back())
  await cardOf(page, 1).waitFor()
  expect((await noted()).length).toBe(1)
  await end()
})

itInTorture('nothing moves under an open dialog', async () => {
  const { page, noted, end } = await openListing(390)
  await cardOf(page, 1).click()
  await product(page).waitFor()
  await expect.poll(async () => (await noted()).length).toBe(1)
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
    history.back()
  })
  await cardOf(page, 1).waitFor({ state: 'attached' })
  expect((await noted()).length).toBe(1)
  await end()
})

it('a press during the transition reaches the page beneath it', async () => {
  const { page, noted, end } = await openListing(1280, true)
  await cardOf(page, 1).click()
  await expect.poll(noted).toEqual([['picture']])
  const place = await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).boundingBox()
  await page.mouse.click((place?.x ?? 0) + 30, (place?.y ?? 0) + 10)
  await page.getByText('Ürün başarıyla sepete eklenmiştir.').waitFor()
  await end()
})
