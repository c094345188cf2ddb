import type { Browser, Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { deskSession } from '../harness/desk-session.ts'
import { faultsOf } from '../harness/faults-of.ts'
import { waitForFocus, press } from '../harness/keyboard.ts'
import { keepEvidence } from '../harness/keep-evidence.ts'
import { lookOverPage } from '../harness/look-over.ts'
import type { Shop } from '../harness/shop.ts'
import { sweep } from '../harness/sweep.ts'
import { unexpected } from '../harness/unexpected.ts'
import { type Visit, visit, visitAgain, type VisitOptions } from '../harness/visit.ts'
import { withPanels } from '../harness/with-shop.ts'
import { buyFromDemoShop } from './buy-from-demo-shop.ts'
import { sendBack } from './send-back.ts'

let shop: Shop
let browser: Browser
let sessions: Readonly<Record<'owner' | 'packer' | 'office', NonNullable<VisitOptions['storageState']>>>
withPanels((...opened) => {
  ;[shop, browser] = opened
})
beforeAll(async () => {
  sessions = {
    owner: await deskSession(shop, 'seller', 'zeynep.sahip@ornek.com'),
    packer: await deskSession(shop, 'seller', 'can.paket@ornek.com'),
    office: await deskSession(shop, 'office', 'deniz.ofis@ornek.com'),
  }
  for (let orders = 0; orders < 4; orders += 1) await buyFromDemoShop(shop)
  await sendBack(shop, await buyFromDemoShop(shop))
})

/** Waits until the page's own heading is there and no row is a placeholder. */
async function shown(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null)
}

const visits = new Map<keyof typeof sessions, Visit>()
/** A person's page, which all tests share, with what the browser complains of from now on. */
async function pageOf(who: keyof typeof sessions) {
  const known = visits.get(who)
  if (known) keepEvidence(known)
  const { page, complaints } = known ?? (await visit(browser, 1280, { storageState: sessions[who] }))
  if (!known) visits.set(who, { page, complaints, end: async () => {} })
  const before = complaints.length
  return { page, complaintsNow: () => complaints.slice(before) }
}

/** Addresses of pages; the first record of a list marked with `>` is opened too. */
const pages = {
  owner: sweep(
    ['/', '> /siparisler', '> /iadeler', '/magaza'],
    [
      '/siparisler?sekme=preparing',
      '/siparisler?q=yok',
      '/magaza/belgeler',
      '/magaza/ekip',
      '/magaza/mesajlar',
      '/hesabim',
      '/olmayan',
    ],
  ),
  office: sweep(['/', '> /saticilar', '> /siparisler'], ['/itirazlar', '/personel', '/iz', '/hesabim']),
}

describe.each(['owner', 'office'] as const)('a page of the %s', (who) => {
  it.each(pages[who])(
    '%s has no fault for axe from phone to desktop in both schemes, and a silent console',
    async (path) => {
      const { page, complaintsNow } = await pageOf(who)
      await page.goto((who === 'office' ? shop.officeUrl : shop.sellerUrl) + path.replace('> ', ''))
      await shown(page)
      expect(await lookOverPage(page)).toEqual([])
      if (path.startsWith('>')) {
        await page.locator('main :is(table, ul[aria-label]) a').first().click()
        // The address changes shortly before the page, which leads back to the list.
        await page.getByRole('navigation', { name: 'Neredesiniz' }).waitFor()
        await shown(page)
        expect(await lookOverPage(page)).toEqual([])
      }
      expect(complaintsNow()).toEqual([])
    },
  )
})

it('the pages without a session have no fault for axe', async () => {
  for (const url of [shop.sellerUrl, shop.officeUrl]) {
    const { page, complaints, end } = await visitAgain(browser, 390)
    for (const path of ['/siparisler', '/davet/olmayan']) {
      await page.goto(url + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await lookOverPage(page)).toEqual([])
    }
    expect(unexpected(complaints, '401 /me', '404 /olmayan')).toEqual([])
    await end()
  }
})

it('a packer works through the orders with the keyboard alone', async () => {
  const { page, complaints, end } = await visitAgain(browser, 1280, sessions.packer)
  const { keyboard } = page
  await page.goto(shop.sellerUrl)
  await shown(page)
  await keyboard.press('g')
  await keyboard.press('s')
  await page.getByRole('heading', { level: 1, name: 'Siparişler' }).waitFor()
  const links = page.getByRole('table', { name: 'Siparişler' }).getByRole('link')
  await links.nth(1).waitFor()

  await keyboard.press('?')
  const help = page.getByRole('dialog', { name: 'Kısayollar' })
  await help.waitFor()
  expect(await faultsOf(page, 'dialog[open]')).toEqual([])
  await keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })

  await keyboard.press('j')
  await waitForFocus(page, links.nth(0))
  await keyboard.press('x')
  await keyboard.press('j')
  await waitForFocus(page, links.nth(1))
  await keyboard.press('Shift+X')
  const bulk = page.getByRole('region', { name: 'Seçilenler' })
  await bulk.getByText('2 sipariş seçildi').waitFor()
  expect(await faultsOf(page)).toEqual([])
  await keyboard.press('Escape')
  await bulk.waitFor({ state: 'detached' })

  await keyboard.press('k')
  await waitForFocus(page, links.nth(0))
  const [number, second] = [await links.nth(0).innerText(), await links.nth(1).innerText()]
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await keyboard.press(']')
  await page.getByRole('heading', { level: 1, name: second }).waitFor()
  await page.getByText(/^2 \/ \d+$/).waitFor()
  await keyboard.press('[')
  await page.getByRole('heading', { level: 1, name: number }).waitFor()
  await keyboard.press('h')
  await page.getByText('Sipariş onaylandı.').waitFor()
  const lines = page.getByRole('checkbox', { name: /toplandı$/ })
  await lines.first().waitFor()
  for (const line of await lines.all()) await press(page, line, 'Space')
  await page.getByRole('button', { name: 'Paketi tamamla', exact: true }).waitFor()
  await keyboard.press('h')
  await page.getByRole('button', { name: 'Kargoya ver' }).waitFor()
  await keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Paketi tamamla' }).waitFor()
  await keyboard.press('h')
  await page.getByRole('button', { name: 'Kargoya ver' }).waitFor()
  await keyboard.press('h')
  const dialog = page.getByRole('dialog', { name: 'Kargoya ver' })
  const field = dialog.getByRole('textbox', { name: /^Takip numarası/ })
  await field.waitFor()
  expect(await faultsOf(page, 'dialog[open]')).toEqual([])
  await press(page, field, 'Enter')
  await dialog.getByText(/Takip numarası 5 ile 40 karakter/).waitFor()
  await keyboard.type('TR 123456789')
  await keyboard.press('Enter')
  await page.getByRole('main').getByText('Kargoda').first().waitFor()
  await page.getByText('TR 123456789').waitFor()
  // The button that opened the dialog is gone.
  await waitForFocus(page, page.getByRole('main'))
  expect(complaints).toEqual([])
  await end()
})

it('Ctrl K goes to a page by its name and searches a number, with the keyboard alone', async () => {
  const { page, complaintsNow } = await pageOf('office')
  const { keyboard } = page
  await page.goto(shop.officeUrl)
  await shown(page)
  const dialog = page.getByRole('dialog', { name: 'Ara ya da sayfaya git' })
  const field = dialog.getByRole('combobox')
  await keyboard.press('Control+k')
  await waitForFocus(page, field)
  expect(await faultsOf(page, 'dialog[open]')).toEqual([])
  await keyboard.type('iz')
  await dialog.getByRole('option', { name: 'Denetim izi', selected: true }).waitFor()
  await keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Denetim izi' }).waitFor()

  await keyboard.press('Control+k')
  await waitForFocus(page, field)
  await keyboard.type('GV-1')
  await dialog.getByRole('option', { name: 'Başvuru ve satıcılar: “GV-1” ara', selected: true }).waitFor()
  await keyboard.press('ArrowDown')
  expect(await faultsOf(page, 'dialog[open]')).toEqual([])
  await keyboard.press('Enter')
  await page.getByText('“GV-1” arandı').waitFor()

  await keyboard.press('Control+k')
  await waitForFocus(page, field)
  await keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await keyboard.press('/')
  await waitForFocus(page, page.getByRole('main').getByRole('searchbox'))
  expect(complaintsNow()).toEqual([])
})

it.each(sweep([390], [1280]))('menus and dialogs have no fault for axe at %i px', async (width) => {
  const { page, complaintsNow } = await pageOf('owner')
  await page.setViewportSize({ width, height: 844 })
  await page.goto(`${shop.sellerUrl}/magaza/ekip`)
  await shown(page)
  // A phone has no room for it beside the name of the panel.
  expect(await page.getByRole('button', { name: 'Kısayollar' }).isVisible()).toBe(width === 1280)
  for (const opener of ['Davet et', 'Anahtar üret', ...(width < 768 ? ['Menü'] : ['Kısayollar'])]) {
    await page.getByRole('button', { name: opener }).first().click()
    await page.getByRole('dialog').waitFor()
    expect(await faultsOf(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  expect(complaintsNow()).toEqual([])
})
