import type { Browser } from 'playwright'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './harness/faults-of.ts'
import { loadCart } from './harness/buy.ts'
import { visit, visitAgain } from './harness/visit.ts'
import { started } from './harness/started.ts'
import type { Shop } from './harness/shop.ts'
import { sweep } from './harness/sweep.ts'
import { withShop } from './harness/with-shop.ts'

let shop: Shop
let browser: Browser
withShop((...opened) => {
  ;[shop, browser] = opened
})

describe.each(sweep([1280], [390]))('the frame at %i px', (width) => {
  it('asks about cookies once, and again when asked to', async () => {
    const { page, complaints, end } = await visit(browser, width, { asksAboutCookies: true })
    await page.goto(shop.url)
    const notice = page.getByRole('region', { name: 'Çerez tercihleri' })
    await notice.waitFor()
    await started(page)
    expect(await faultsOf(page)).toEqual([])
    await notice.getByRole('button', { name: 'Reddet' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    await page.reload()
    // The session starts after the notice was requested, so once it has started the notice would be visible.
    await started(page)
    expect(await notice.count()).toBe(0)
    await page.getByRole('button', { name: 'Çerez tercihleri' }).click()
    await notice.getByRole('button', { name: 'Kabul et' }).click()
    await notice.waitFor({ state: 'detached' })
    expect(await page.evaluate(() => localStorage.getItem('cookie_status'))).toBe('1')
    // Measuring starts now, and ends when the consent is withdrawn.
    const layer = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? null))
    // The code that records clicks loads after the consent, so the first click may be too early.
    const press = async () => {
      await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkımızda' }).click()
      await page.waitForURL(/hakkimizda/)
      return layer()
    }
    await expect.poll(press).toContain('"footer_link_click","link_text":"Hakkımızda"')
    await page.getByRole('button', { name: 'Çerez tercihleri' }).click()
    await notice.getByRole('button', { name: 'Reddet' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.getByRole('contentinfo').getByRole('link', { name: 'İletişim' }).click()
    await page.waitForURL(/iletisim/)
    expect(await layer()).toBe('[]')
    expect(complaints).toEqual([])
    await end()
  })

  it('shows the steps of the checkout, with links to earlier ones', async () => {
    const { page, end } = await visitAgain(browser, width)
    await page.goto(`${shop.url}/my/tr/odeme-yontemi`)
    const steps = page.getByRole('list', { name: 'Sipariş adımları' })
    expect(await steps.locator('[aria-current=step]').textContent()).toContain('Ödeme')
    await steps.getByRole('link', { name: /Sepet/ }).click()
    await page.waitForURL('**/my/tr/sepet')
    await end()
  })

  it('chooses another slide and other hours of the deals', async () => {
    const { page, complaints, end } = await visitAgain(browser, width)
    await page.goto(shop.url)
    await page.getByRole('button', { name: 'Sonraki kampanya' }).click()
    await page.getByText(/^2 \/ \d$/).waitFor()
    const hours = page.getByRole('group', { name: 'Fırsat saatleri' }).getByRole('button')
    const first = page.getByRole('region', { name: 'Süper Fırsatlar' }).getByRole('listitem').first()
    const before = await first.textContent()
    await hours.nth(2).click()
    await page.waitForFunction(
      ([text, title]) =>
        [...document.querySelectorAll('section')].some(
          (section) =>
            section.querySelector('h2')?.textContent === title && section.querySelector('li')?.textContent !== text,
        ),
      [before, 'Süper Fırsatlar'],
    )
    await expect.poll(() => hours.nth(2).getAttribute('aria-pressed')).toBe('true')
    expect(complaints).toEqual([])
    await end()
  })
})

it('shows the cart under the mouse, but not on the cart page', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await loadCart(page, shop, 'kitap')
  const icon = page.getByRole('banner').getByRole('link', { name: /Sepetim/ })
  expect(await icon.count()).toBe(0)
  await page.goto(shop.url)
  await page.getByRole('banner').getByText('Sepetinizde 1 adet ürün var').waitFor({ state: 'attached' })
  await icon.hover()
  await page.getByRole('link', { name: 'Sepete git' }).waitFor()
  await page.mouse.move(400, 700)
  await page.getByRole('link', { name: 'Sepete git' }).waitFor({ state: 'detached' })
  await end()
})

it('leads back to the top of a long page', async () => {
  const { page, end } = await visitAgain(browser, 1280)
  await page.goto(shop.url)
  const button = page.getByRole('button', { name: 'Sayfanın başına dön' })
  expect(await button.count()).toBe(0)
  await page.mouse.wheel(0, 1500)
  await button.click()
  await page.waitForFunction(() => window.scrollY === 0)
  await button.waitFor({ state: 'detached' })
  await end()
})

it('opens a page whose code a deployment removed, and reports an error if it cannot', async () => {
  const { page, end } = await visit(browser, 1280)
  await page.goto(shop.url)
  await started(page)
  let gone = 0
  const code = '**/assets/application-page*.js'
  await page.route(code, (route) => {
    gone += 1
    return gone === 1 ? route.fulfill({ status: 404 }) : route.continue()
  })
  const link = page.getByRole('banner').getByRole('link', { name: 'Mağaza Aç' })
  await link.click()
  await page.getByRole('heading', { level: 1, name: /Mağaza/ }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/magaza-basvuru')
  expect(gone).toBe(2)
  // Within the same minute the page is not reloaded, and the message does not blame the shop.
  await page.getByRole('banner').getByRole('link', { name: 'Güvercin' }).click()
  await page.waitForURL(shop.url)
  await page.context().setOffline(true)
  await page.getByRole('status').filter({ hasText: 'İnternet bağlantınız yok' }).waitFor()
  await page.getByRole('banner').getByRole('link', { name: 'Kampanyalar' }).click()
  await page.getByText(/^İnternet bağlantınız olmadığı için/).waitFor()
  await expect.poll(() => page.title()).toBe('Sayfaya Ulaşılamıyor | Güvercin')
  await page.context().setOffline(false)
  await page.getByRole('heading', { level: 1, name: 'Kampanyalar' }).waitFor()
  await end()
})

it('works after a deployment removed the code of its stores', async () => {
  const { page, end } = await visit(browser, 1280)
  let gone = 0
  await page.route('**/assets/late-stores*.js', (route) => {
    gone += 1
    return gone === 1 ? route.fulfill({ status: 404 }) : route.continue()
  })
  await page.goto(`${shop.url}/arama?q=kitap`)
  // The page reloads itself, and a click before that would be lost with the old page.
  await expect.poll(() => gone).toBeGreaterThan(1)
  await started(page)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.waitForURL(/-p-\d+/)
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click()
  await page.getByText('Ürün başarıyla sepete eklenmiştir.').waitFor()
  await end()
})

it.each([-86_400_000, 3_600_000])('a device whose clock is wrong by %i ms opens lists', async (wrongBy) => {
  const { page, complaints, end } = await visit(browser, 1280)
  await page.addInitScript((ms) => {
    const now = Date.now
    const wrong = class extends Date {
      constructor(...given: [] | [number]) {
        super(...((given.length > 0 ? given : [now() + ms]) as [number]))
      }
      static override now = () => now() + ms
    }
    Object.assign(window, { Date: wrong })
  }, wrongBy)
  await page.goto(shop.url)
  await page.getByRole('banner').getByRole('link', { name: 'Elektronik' }).click()
  await page.getByRole('main').getByRole('heading', { level: 3 }).first().waitFor()
  // Deals end by the shop's time, not by the device's.
  await page.goto(`${shop.url}/firsat/super-firsat`)
  await started(page)
  const timer = page.getByRole('main').getByRole('timer').filter({ hasText: /\d/ }).first()
  // The shop's time is known after the first API response.
  await expect.poll(async () => Number((await timer.innerText()).slice(0, 2))).toBeLessThan(13)
  expect(complaints).toEqual([])
  await end()
})

it('is walked by keyboard with the skip links first, and shows the chosen option in forced colours', async () => {
  const { page, end } = await visit(browser, 1280, { asksAboutCookies: true })
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  const tab = async () => {
    await page.keyboard.press('Tab')
    return focused()
  }
  await page.goto(shop.url)
  await page.getByRole('region', { name: 'Çerez tercihleri' }).waitFor()
  expect([await tab(), await tab(), await tab(), await tab()]).toEqual([
    'İçeriğe geç',
    'Çerez politikası',
    'Reddet',
    'Kabul et',
  ])
  await page.keyboard.press('Enter')
  const box = page.getByRole('combobox', { name: 'Ürün ara' })
  await box.fill('telefon')
  await box.press('Enter')
  await page.waitForURL(/q=telefon/)
  // The home page has products too.
  await page.getByRole('heading', { level: 1, name: 'telefon' }).waitFor()
  const first = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first()
  await page
    .getByRole('status')
    .filter({ hasText: await page.title() })
    .waitFor({ state: 'attached' })
  let tabs = 0
  while (!(await first.evaluate((link) => link === document.activeElement))) {
    if ((await tab()) === 'Ürünlere geç') await page.keyboard.press('Enter')
    tabs += 1
    expect(tabs).toBeLessThanOrEqual(12)
  }
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`${shop.url}/test/link`)
  const looks = await page.evaluate(() =>
    [...document.querySelectorAll('input[type=radio]')].map((radio) => [
      radio instanceof HTMLInputElement && radio.checked,
      getComputedStyle(radio).backgroundColor,
    ]),
  )
  const [chosen] = looks.find(([isChosen]) => isChosen === true)?.slice(1) ?? []
  const [other] = looks.find(([isChosen]) => isChosen === false)?.slice(1) ?? []
  expect(chosen).not.toBe(other)
  await end()
})

it('the icon that programs request without reading a page is served', async () => {
  const { status, headers } = await fetch(`${shop.url}/favicon.ico`)
  expect([status, headers.get('content-type')]).toEqual([200, 'image/png'])
})

it('the web app manifest is served, and its icons and shortcuts exist', async () => {
  const page = await (await fetch(shop.url)).text()
  const [, address = ''] = /<link rel="manifest" href="([^"]+)"/.exec(page) ?? []
  const answer = await fetch(shop.url + address)
  expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/)
  const { name, short_name: shortName, start_url: start, display, icons, shortcuts } = await answer.json()
  expect({ name, shortName, start, display }).toMatchObject({
    name: expect.stringMatching(/^Güvercin/),
    shortName: 'Güvercin',
    start: '/',
    display: 'standalone',
  })
  // Files that browsers require of a shop that can be installed.
  expect(icons.map(({ sizes }: { sizes: string }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']))
  for (const { src, type } of icons) {
    const icon = await fetch(shop.url + src)
    expect([icon.status, icon.headers.get('content-type')], src).toEqual([200, type])
  }
  for (const { url } of [{ url: start }, ...shortcuts]) expect((await fetch(shop.url + url)).status, url).toBe(200)
})

it('keeps working on a product page that the browser has translated', async () => {
  const { page, end } = await visitAgain(browser, 390)
  await page.goto(`${shop.url}/supermarket`)
  await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click()
  await page.waitForURL(/-p-\d+/)
  await started(page)
  // Imitates Chrome's translation: each text is replaced by an element with the translated text.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const found: Text[] = []
    while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
    for (const text of found) {
      const font = document.createElement('font')
      font.textContent = text.data
      text.replaceWith(font)
    }
  })
  // Where a text was removed, React renders the page again in its initial state.
  const more = page.getByRole('button', { name: /^Artır/ }).first()
  const quantity = page.getByRole('main').getByRole('textbox', { name: /^Adet/ }).first()
  const press = async () => {
    await more.click()
    return Number(await quantity.inputValue())
  }
  await expect.poll(press).toBeGreaterThan(1)
  expect(await page.getByRole('heading', { name: 'Sayfaya Ulaşılamıyor' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Sepete Ekle', exact: true }).click()
  await page.getByText('Ürün başarıyla sepete eklenmiştir.').waitFor()
  await end()
})
