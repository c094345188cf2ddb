import { fail, productId, succeed } from '@market/domain/kernel'
import { kurus, type Money } from '@market/domain/money'
import type { ProductCard } from '@market/domain/catalog'
import { type CartItem, cartItems, wholeCart } from '@market/domain/cart'
import { Notices, RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makeSessionStore, waitingCart } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aCartItem,
  aCartShop,
  aProductCard,
  memoryAddresses,
  memoryCatalog,
  memorySession,
  memoryShipping,
  memoryTokens,
  recordedApp,
  refused,
  setNetwork,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { page } from './cart-page.tsx'
import { waitingStore } from '../../testing/waiting-store.ts'
import { nothingInView } from '../../testing/nothing-in-view.ts'

nothingInView()

afterEach(cleanup)

const guarantee = { id: 7, name: 'Ek garanti', image: 'kalkan', price: kurus(5_000), selected: false }
const phone = aCartItem({
  name: 'Telefon',
  brand: 'Orkun',
  singlePrice: kurus(100_000),
  originalPrice: kurus(100_000),
  stock: 3,
  insuranceItems: [guarantee],
})
const sleeve = aCartItem({
  productId: productId(1002),
  name: 'Kılıf',
  brand: 'Telva',
  singlePrice: kurus(10_000),
  originalPrice: kurus(10_000),
})

type Put = readonly [item: CartItem, quantity: number, insurance?: readonly number[]]
const show = async (
  lines: readonly Put[],
  change: (cart: ReturnType<typeof memoryCart>) => void = () => {},
  mostSold: readonly ProductCard[] = [],
  freeCargoOver: Money | null = null,
) => {
  const gateway = memoryCart(
    [aCartShop({ items: lines.map(([item]) => item), cargoPrice: kurus(4_990), freeCargoOver })],
    {
      showGiftCode: true,
    },
  )
  for (const [{ productId: id, attrId }, quantity, insurance = []] of lines)
    await gateway.add({ productId: id, attrId, quantity, insurance })
  change(gateway)
  const app = recordedApp()
  const tokens = memoryTokens()
  const container = new Container()
  const session = makeSessionStore({ gateway: memorySession([], tokens), tokens })
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.AppBridge).toConstantValue(app)
  const network = setNetwork()
  const waiting = waitingStore({ cart: gateway, network, onCart: (cart) => store.adopt(cart) })
  waiting.start()
  const store = makeCartStore({ gateway: waitingCart(gateway, waiting), app })
  container.bind(services.CartStore).toConstantValue(store)
  container.bind(services.WaitingStore).toConstantValue(waiting)
  container.bind(services.AddressGateway).toConstantValue(memoryAddresses())
  container.bind(services.ShippingGateway).toConstantValue(memoryShipping())
  container.bind(services.SavedGateway).toConstantValue(gateway.saved)
  container.bind(services.GiftChoiceGateway).toConstantValue(gateway.gifts)
  container.bind(services.InsuranceGateway).toConstantValue(gateway.insurance)
  gateway.issueCode('HEDIYE', kurus(20_000))
  container.bind(services.GiftCodeGateway).toConstantValue(gateway.giftCodes)
  container
    .bind(services.ProductCatalog)
    .toConstantValue({ ...memoryCatalog({ products: [] }), mostSold: async () => succeed(mostSold) })
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, app))
  const { Component } = page
  render(
    <ServicesContext value={container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <Component data={null} />
          <Notices at="middle" />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return { gateway, app, store, network, row: await screen.findByRole('article', { name: 'Orkun Telefon' }) }
}
const receipt = () => within(screen.getByRole('region', { name: 'Sipariş Özeti' }))
const valueOf = (label: string) => receipt().getByText(label).nextElementSibling?.textContent
const press = (name: string | RegExp, place: Pick<typeof screen, 'getByRole'> = screen) =>
  fireEvent.click(place.getByRole('button', { name }))

describe('the cart page', () => {
  it('shows a cart line’s service, includes it in the total, and removes and restores it', async () => {
    const { row } = await show([[phone, 2, [7]]])
    expect(within(row).getByText('Ek garanti').textContent).toContain('100,00 TL')
    expect(within(row).getByText('Birim fiyatı 1.000,00 TL')).toBeTruthy()
    expect([valueOf('Ürünlerin toplamı'), valueOf('Ek hizmetler')]).toEqual(['2.000,00 TL', '100,00 TL'])
    expect(receipt().getByText('2.149,90 TL')).toBeTruthy()
    press('Kaldır: Ek garanti, Orkun Telefon')
    await waitFor(() => expect(receipt().queryByText('Ek hizmetler')).toBeNull())
    expect(receipt().getByText('2.049,90 TL')).toBeTruthy()
    press('Geri al: Ek garanti, Orkun Telefon')
    await waitFor(() => expect(receipt().getByText('2.149,90 TL')).toBeTruthy())
  })

  it.each([
    [12_000, true],
    [90_000, false],
  ])('shows what is missing to free shipping, and offers products if it is little: %i kuruş', async (over, helped) => {
    await show([[phone, 1]], undefined, [], kurus(100_000 + over))
    expect(screen.getByText(/daha ekleyin, kargo bedava olsun/)).toBeTruthy()
    const help = screen.queryByRole('button', { name: 'Uygun ürünler' })
    expect(help !== null).toBe(helped)
    expect(help?.getAttribute('aria-expanded') ?? 'false').toBe('false')
  })

  it('asks by name before a removal, and restores the cart line with its services', async () => {
    const { row, gateway } = await show([
      [phone, 2, [7]],
      [sleeve, 1],
    ])
    press('Sil: Orkun Telefon', within(row))
    const dialog = await screen.findByRole('dialog')
    expect(dialog.textContent).toContain('“Orkun Telefon” ürününü')
    press('Sil', within(dialog))
    expect(await screen.findByText('“Orkun Telefon” sepetinizden silindi.')).toBeTruthy()
    expect(gateway.current().count).toBe(1)
    press('Geri al')
    await waitFor(() => expect(gateway.current().count).toBe(3))
    expect(gateway.current().shops[0]?.items.find(({ name }) => name === 'Telefon')?.insuranceItems).toMatchObject([
      { selected: true },
    ])
    await waitFor(() => expect(screen.queryByText('“Orkun Telefon” sepetinizden silindi.')).toBeNull())
    await waitFor(() => expect(document.activeElement?.closest('article')?.ariaLabel).toBe('Orkun Telefon'))
  })

  it('brings a product and its accessory back with the link between them', async () => {
    const { gateway } = await show(
      [
        [phone, 1],
        [sleeve, 1],
        [aCartItem({ productId: productId(1003), name: 'Kablo' }), 1],
      ],
      (cart) => void cart.add({ ...sleeve, quantity: 1, goesWith: phone.productId }),
    )
    const links = () => cartItems(gateway.current()).map((item) => [item.name, item.relatedProductId ?? null] as const)
    const before = links()
    expect(before).toContainEqual(['Telefon', sleeve.productId])
    press('Sil: Orkun Telefon')
    press('İkisini de sil', within(await screen.findByRole('dialog')))
    await screen.findByText('2 ürün sepetinizden silindi.')
    press('Geri al')
    await waitFor(() => expect(gateway.current().count).toBe(4))
    expect(new Map(links())).toEqual(new Map(before))
    press('Sil: Telva Kılıf')
    press('Yalnızca bunu sil', within(await screen.findByRole('dialog')))
    await screen.findByText(/Telva Kılıf” sepetinizden silindi/)
    expect(links().map(([name]) => name)).toContain('Telefon')
  })

  it('is blocked by a sold out cart line until it is saved for later, and excludes it from the total', async () => {
    const soldOut = { type: 'error' as const, text: '“Telefon” tükendi.', productId: phone.productId }
    const { app, gateway } = await show(
      [
        [phone, 1],
        [sleeve, 1],
      ],
      (cart) => {
        cart.setStock(phone, 0)
        cart.deliverBy((now) => ({
          ...now,
          messages: now.shops.some(({ items }) => items.some(({ stock }) => stock === 0)) ? [soldOut] : [],
        }))
      },
    )
    expect(receipt().getByText('149,90 TL')).toBeTruthy()
    const row = within(screen.getByRole('article', { name: 'Orkun Telefon' }))
    expect([row.getByText('Tükendi'), row.getByText('Toplama dâhil değil'), row.queryByLabelText(/^Adet/)]).toEqual([
      expect.anything(),
      expect.anything(),
      null,
    ])
    expect(screen.queryByRole('link', { name: /devam et|Alışverişi tamamla/ })).toBeNull()
    for (const way of ['Üye olmadan devam et', 'Giriş yaparak devam et', 'Alışverişi tamamla']) {
      const button = screen.getByRole('button', { name: way })
      button.focus()
      fireEvent.click(button)
      await expect
        .poll(() => document.activeElement)
        .toBe(screen.getByRole('group', { name: 'Sepetinizle ilgili bilgiler' }))
      expect(document.activeElement?.textContent).toContain('“Telefon” tükendi.')
    }
    press('Daha sonra al: Orkun Telefon', within(screen.getByRole('group', { name: 'Sepetinizle ilgili bilgiler' })))
    expect((await screen.findByRole('link', { name: 'Üye olmadan devam et' })).getAttribute('href')).toBe(
      '/my/tr/adres',
    )
    expect(gateway.current().count).toBe(1)
    expect(app.posted.at(-1)?.message).toBe('remove_from_cart')
    expect(screen.getByText('Daha sonra al', { selector: 'h2' })).toBeTruthy()
  })

  it('does not call a line sold out that is in stock but not on sale, as while its shop is on leave', async () => {
    await show([[phone, 1]], (cart) =>
      cart.deliverBy((now) => ({
        ...now,
        shops: now.shops.map((shop) => ({ ...shop, items: shop.items.map((item) => ({ ...item, active: false })) })),
      })),
    )
    const row = within(screen.getByRole('article', { name: 'Orkun Telefon' }))
    expect([row.queryByText('Tükendi'), row.queryByText('Satışta değil')]).toEqual([null, expect.anything()])
  })

  it('shows no delivery day and no fee for a shop whose lines are all sold out', async () => {
    const panel = (name: string) => screen.getByRole('article', { name }).closest('section')?.textContent
    await show([[phone, 1]])
    expect(panel('Orkun Telefon')).toMatch(/Tahmini teslimat.*Ara toplam/)
    cleanup()
    await show([[phone, 1]], (cart) => cart.setStock(phone, 0))
    expect(panel('Orkun Telefon')).not.toMatch(/Tahmini teslimat|Kargo|Ara toplam/)
  })

  it('hides lines set aside by “buy now” in another tab until they are requested', async () => {
    const { gateway, store } = await show([
      [phone, 1],
      [sleeve, 1],
    ])
    await act(async () => {
      await gateway.buyNow({ productId: phone.productId, attrId: phone.attrId, quantity: 1 })
      await store.load()
    })
    expect(gateway.current().aside).toBe(1)
    screen.getByText('1 ürün, “Hemen Al” ile başladığınız alışveriş bitene kadar bekliyor.')
    expect(screen.queryByRole('article', { name: 'Telva Kılıf' })).toBeNull()
    press('Sepete geri al')
    await screen.findByRole('article', { name: 'Telva Kılıf' })
    expect(screen.queryByText(/bekliyor\.$/)).toBeNull()
  })

  it('buys one line by itself with its units and services if there are others', async () => {
    const { gateway, app } = await show([
      [phone, 2, [guarantee.id]],
      [sleeve, 1],
    ])
    press('Hemen Al: Orkun Telefon')
    await waitFor(() => expect(gateway.current()).toMatchObject({ count: 2, aside: 1 }))
    expect(gateway.current().shops[0]?.items[0]?.insuranceItems).toMatchObject([{ selected: true }])
    expect(app.posted.map(({ message }) => message)).not.toContain('add_to_cart')
    cleanup()
    await show([[phone, 1]])
    expect(screen.queryByRole('button', { name: /^Hemen Al/ })).toBeNull()
  })

  it('buys only the chosen lines, marks the others, and needs at least one', async () => {
    const { gateway, app } = await show([
      [phone, 1],
      [sleeve, 1],
    ])
    const told = app.posted.length
    const box = (name: RegExp | string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
    const all = () => box('Mağazanın tüm ürünlerini seç')
    expect([all().checked, box(/Orkun Telefon$/).checked]).toEqual([true, true])
    fireEvent.click(box(/Orkun Telefon$/))
    await waitFor(() => expect(receipt().getByText('149,90 TL')).toBeTruthy())
    expect(box(/Orkun Telefon$/).checked).toBe(false)
    expect([all().checked, all().indeterminate]).toEqual([false, true])
    within(screen.getByRole('article', { name: 'Orkun Telefon' })).getByText('Toplama dâhil değil')
    expect(screen.getByText('2 ürün, 1 mağaza')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Üye olmadan devam et' })).toBeTruthy()
    fireEvent.click(box(/Telva Kılıf$/))
    await screen.findByText('Devam etmek için satın almak istediğiniz ürünleri seçin.')
    expect(screen.getByText('Bu mağazadan ürün seçmediniz.')).toBeTruthy()
    press('Üye olmadan devam et')
    await expect.poll(() => document.activeElement).toBe(box(/Orkun Telefon$/))
    fireEvent.click(all())
    await waitFor(() => expect(receipt().getByText('1.149,90 TL')).toBeTruthy())
    expect(gateway.current()).toMatchObject({ count: 2, unchosen: [] })
    expect(app.posted).toHaveLength(told)
  })

  it('restores a removed line as it was: not chosen', async () => {
    const { gateway } = await show([
      [phone, 1],
      [sleeve, 1],
    ])
    fireEvent.click(screen.getByRole('checkbox', { name: /Telva Kılıf$/ }))
    await waitFor(() => expect(gateway.current().count).toBe(1))
    press('Sil: Telva Kılıf')
    press('Sil', within(await screen.findByRole('dialog')))
    await screen.findByText('“Telva Kılıf” sepetinizden silindi.')
    press('Geri al')
    await waitFor(() => expect(gateway.current()).toMatchObject({ count: 1, unchosen: [{}] }))
  })

  it('brings a gift back as a gift', async () => {
    const { gateway } = await show([
      [phone, 1],
      [sleeve, 1],
    ])
    const gift = { wrapped: false, note: 'İyi ki doğdun', pricesHidden: true }
    const giftOf = () => cartItems(wholeCart(gateway.current())).find(({ name }) => name === 'Kılıf')?.gift
    const undo = async () => {
      press('Sil: Telva Kılıf')
      press('Sil', within(await screen.findByRole('dialog')))
      await screen.findByText('“Telva Kılıf” sepetinizden silindi.')
      press('Geri al')
    }
    await act(() => gateway.gifts.choose(sleeve, gift))
    fireEvent.click(screen.getByRole('checkbox', { name: /Telva Kılıf$/ }))
    await waitFor(() => expect(gateway.current().count).toBe(1))
    await undo()
    await waitFor(() => expect(giftOf()).toEqual(gift))
  })

  it('shows on each line how much a campaign takes off', async () => {
    const promotion = { id: 'a', name: '3 al 2 öde', rule: { kind: 'n-for-m', take: 3, pay: 2 } } as const
    const { row } = await show(
      [
        [phone, 3],
        [sleeve, 1],
      ],
      (cart) =>
        cart.deliverBy((now) => ({
          ...now,
          promotions: [{ ...promotion, shopId: null, coupon: false, products: [phone.productId] }],
        })),
    )
    expect(within(row).getByText('3 al 2 öde: 1.000,00 TL indirim')).toBeTruthy()
    expect(screen.getAllByText(/3 al 2 öde:/)).toHaveLength(1)
    fireEvent.click(screen.getByRole('checkbox', { name: /Orkun Telefon$/ }))
    await waitFor(() => expect(screen.queryByText(/3 al 2 öde:/)).toBeNull())
  })

  it('has no checkbox for a single line', async () => {
    await show([[phone, 1]])
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('shows each line’s changes until they are dismissed, and links to an alarm', async () => {
    const strap = aCartItem({ productId: productId(1003), name: 'Kordon', brand: 'Telva' })
    const { row } = await show(
      [
        [{ ...phone, stock: 2 }, 1],
        [sleeve, 1],
        [strap, 1],
      ],
      (cart) => {
        cart.setPrice(phone, kurus(98_000))
        cart.setPrice(sleeve, kurus(11_500))
        cart.setPrice(strap, kurus(26_490))
        cart.setStock(sleeve, 0)
        const about = { productId: phone.productId, type: 'info', about: 'price' } as const
        cart.deliverBy((now) => ({ ...now, messages: [{ ...about, text: '“Telefon” ucuzladı.' }] }))
      },
    )
    within(row).getByText('Son 2 ürün')
    within(row).getByText('Eklediğinizden beri 20,00 TL ucuzladı')
    expect(screen.queryByText('“Telefon” ucuzladı.')).toBeNull()
    screen.getByText('Eklediğinizden beri 15,00 TL zamlandı')
    const tell = screen.getByRole('link', { name: 'Gelince haber ver: Telva Kılıf' })
    expect(tell.getAttribute('href')).toMatch(/#gelince-haber-ver$/)
    press('Fiyat bilgisini kapat: Orkun Telefon')
    await waitFor(() => expect(screen.queryByText(/ucuzladı$/)).toBeNull())
    screen.getByText('Eklediğinizden beri 15,00 TL zamlandı')
  })

  it('has all lines bought together again when it is opened', async () => {
    const { gateway } = await show(
      [
        [phone, 1],
        [sleeve, 1],
      ],
      (cart) => void cart.buyNow({ productId: phone.productId, attrId: phone.attrId, quantity: 1 }),
    )
    await screen.findByRole('article', { name: 'Telva Kılıf' })
    expect(gateway.current().aside).toBe(0)
  })

  it('lists units from an earlier cart, and saves all of them for later by one press', async () => {
    const { gateway } = await show(
      [
        [phone, 2],
        [sleeve, 1],
      ],
      (cart) =>
        cart.deliverBy((now) => ({
          ...now,
          shops: now.shops.map((shop) => ({
            ...shop,
            items: shop.items.map((item) => ({
              ...item,
              earlierUnits: item.name === 'Kılıf' ? 1 : item.quantity > 1 ? 1 : 0,
            })),
          })),
        })),
    )
    expect(screen.getByText('1 adedi önceki sepetinizden')).toBeTruthy()
    const group = within(screen.getByRole('group', { name: 'Sepetinizle ilgili bilgiler' }))
    expect(group.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      expect.stringMatching(/^Orkun Telefon1 adet · sepetinize 1 Ocak 1970, 03\.00 tarihinde koymuştunuz/),
      expect.stringMatching(/^Telva Kılıf1 adet · /),
    ])
    expect(group.queryByRole('button', { name: 'Daha sonra al: Orkun Telefon' })).toBeNull()
    press('Hepsini daha sonra al', group)
    await waitFor(() => expect(gateway.current().shops[0]?.items).toMatchObject([{ name: 'Telefon', quantity: 1 }]))
  })

  it('removes units of an earlier cart, saves one for later, and removes a whole line', async () => {
    const cable = aCartItem({ productId: productId(1003), name: 'Kablo', brand: 'Telva' })
    const { gateway } = await show(
      [
        [phone, 2],
        [sleeve, 1],
        [cable, 1],
      ],
      (cart) =>
        cart.deliverBy((now) => ({
          ...now,
          shops: now.shops.map((shop) => ({
            ...shop,
            items: shop.items.map((item) => ({
              ...item,
              earlierUnits: item.name === 'Telefon' ? Number(item.quantity > 1) : 1,
            })),
          })),
        })),
    )
    const group = within(screen.getByRole('group', { name: 'Sepetinizle ilgili bilgiler' }))
    press('Çıkar: Orkun Telefon', group)
    await waitFor(() => expect(gateway.current().count).toBe(3))
    press('Daha sonra al: Telva Kılıf', group)
    await waitFor(() => expect(gateway.current().count).toBe(2))
    press('Çıkar: Telva Kablo', group)
    press('Sil', within(await screen.findByRole('dialog')))
    await waitFor(() => expect(gateway.current().shops[0]?.items).toMatchObject([{ name: 'Telefon', quantity: 1 }]))
  })

  it('C3 C4 C5 keeps the quantity if the typed one is out of bounds, and shows a refusal in a dialog', async () => {
    const { row, gateway } = await show([[phone, 2]])
    const field = within(row).getByLabelText<HTMLInputElement>(/^Adet/)
    fireEvent.change(field, { target: { value: '9' } })
    fireEvent.blur(field)
    expect(field.value).toBe('2')
    expect(within(row).getByText('En fazla 3 adet alabilirsiniz.')).toBeTruthy()
    fireEvent.change(field, { target: { value: '0' } })
    fireEvent.blur(field)
    expect(gateway.current().count).toBe(2)
    gateway.setStock(phone, 0)
    press(/^Artır/, within(row))
    const dialog = await screen.findByRole('dialog', { name: 'İşlem Başarısız!' })
    expect(dialog.textContent).toContain('cart/sold-out')
    expect(within(row).getByLabelText(/^Adet/)).toHaveProperty('readOnly', false)
  })

  it('keeps quantity and total while offline, announces the new ones, and shows them when online', async () => {
    const { row, gateway, network } = await show([[phone, 1]], (cart) => {
      const { change } = cart
      cart.change = async (wish) => (network.isOnline() ? change(wish) : fail({ kind: 'offline' }))
    })
    network.set(false)
    press(/^Artır/, within(row))
    const note = 'Bağlantı gelince 2 adet olacak; tutar o zaman güncellenir.'
    expect(await within(row).findByText(note)).toBeTruthy()
    expect(within(row).getByLabelText<HTMLInputElement>(/^Adet/).value).toBe('1')
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(async () => network.set(true))
    await waitFor(() => expect(gateway.current().count).toBe(2))
    expect(within(row).queryByText(note)).toBeNull()
    expect(within(row).getByLabelText<HTMLInputElement>(/^Adet/).value).toBe('2')
  })

  it('C5 S4 shows that a line is busy, sends no second change, and shows the result', async () => {
    const asked: unknown[] = []
    const { promise, resolve } = Promise.withResolvers<void>()
    const { row } = await show([[phone, 1]], (cart) => {
      const { change } = cart
      cart.change = async (wish) => {
        asked.push(wish)
        await promise
        return change(wish)
      }
    })
    press(/^Artır/, within(row))
    expect(await within(row).findByRole('status', { name: 'Yükleniyor' })).toBeTruthy()
    press(/^Artır/, within(row))
    press(/^Artır/, within(row))
    resolve()
    await waitFor(() => expect(within(row).getByLabelText<HTMLInputElement>(/^Adet/).value).toBe('2'))
    expect(within(row).queryByRole('status', { name: 'Yükleniyor' })).toBeNull()
    expect(asked).toEqual([
      {
        productId: phone.productId,
        attrId: '',
        oldNumber: 1,
        number: 2,
        dataLayer: expect.objectContaining({ quantity: 1 }),
      },
    ])
    // A leading zero does not change the quantity.
    const field = within(row).getByLabelText<HTMLInputElement>(/^Adet/)
    fireEvent.change(field, { target: { value: '02' } })
    expect(field.value).toBe('2')
    fireEvent.blur(field)
    expect(asked).toHaveLength(1)
  })

  it('C8 asks differently for linked products and for all, checks the rest, and tells the app', async () => {
    const checks: number[] = []
    const { app, gateway } = await show(
      [
        [phone, 1],
        [sleeve, 1],
      ],
      (cart) => {
        void cart.add({ ...phone, quantity: 1, goesWith: sleeve.productId })
        const { check } = cart
        cart.check = async () => {
          checks.push(cart.current().count)
          return check()
        }
      },
    )
    const opened = checks.length
    const ask = async (name: string) => {
      press(name)
      return within(await screen.findByRole('dialog'))
    }
    const first = await ask('Sil: Orkun Telefon')
    expect(first.getByText(/“Orkun Telefon” ile “Telva Kılıf” bağlantılıdır\. İkisini birlikte mi/)).toBeTruthy()
    press('Vazgeç', first)
    expect(gateway.current().count).toBe(3)
    const all = await ask('Tümünü sil')
    expect(all.getByText('Sepetteki tüm ürünleri silmek istediğinizden emin misiniz?')).toBeTruthy()
    press('Vazgeç', all)
    press('Yalnızca bunu sil', await ask('Sil: Telva Kılıf'))
    await waitFor(() => expect(app.posted.at(-1)?.message).toBe('remove_from_cart'))
    await waitFor(() => expect(checks).toHaveLength(opened + 1))
    press('Sil', await ask('Tümünü sil'))
    expect(await screen.findByText('Sepetinizde henüz ürün bulunmuyor.')).toBeTruthy()
    expect(app.posted.at(-1)?.message).toBe('remove_all_products')
  })

  it('shows the reason when a removal fails', async () => {
    await show([[phone, 1]], (cart) => {
      cart.remove = async () => refused(409, 'Sepetiniz şu anda değiştirilemiyor.')
    })
    press('Sil: Orkun Telefon')
    press('Sil', within(await screen.findByRole('dialog')))
    expect(await screen.findByText('Sepetiniz şu anda değiştirilemiyor.')).toBeTruthy()
  })

  it('C9 saves a line for later, moves it back unchanged, and removes it', async () => {
    const { gateway } = await show([
      [phone, 2],
      [sleeve, 1],
    ])
    press('Daha sonra al: Orkun Telefon')
    const kept = await screen.findByRole('button', { name: 'Sepete taşı: Orkun Telefon' })
    expect(kept.closest('article')?.textContent).toContain('2 adet')
    expect(gateway.current().count).toBe(1)
    fireEvent.click(kept)
    await waitFor(() => expect(gateway.current().count).toBe(3))
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Daha sonra al/ })).toBeNull())
    await waitFor(() => expect(document.activeElement?.closest('article')?.ariaLabel).toBe('Orkun Telefon'))
    press('Daha sonra al: Telva Kılıf')
    const row = (await screen.findByRole('button', { name: 'Sepete taşı: Telva Kılıf' })).closest('article')
    press('Sil: Telva Kılıf', within(row ?? document.body))
    await waitFor(() => expect(screen.queryByText('Telva')).toBeNull())
  })

  it('C1 shows the discounted units, the savings and free shipping', async () => {
    const discounted = {
      ...phone,
      singlePrice: kurus(80_000),
      discount: { maxQuantity: 1, originalQuantity: 5 },
    }
    const { row } = await show([[discounted, 2]], (cart) =>
      cart.deliverBy((now) => ({ ...now, shops: now.shops.map((shop) => ({ ...shop, cargoPrice: kurus(0) })) })),
    )
    expect(within(row).getByText('1 adet indirimli 800,00 TL, 1 adet 1.000,00 TL')).toBeTruthy()
    expect(within(row).getByText('200,00 TL indirimli')).toBeTruthy()
    expect([valueOf('Ürünlerin toplamı'), valueOf('İndirimler')]).toEqual(['2.000,00 TL', '−200,00 TL'])
    expect(valueOf('Kargo ve Lojistik Hizmet Bedeli')).toBe('Kargo Bedava')
    expect(screen.getAllByText('Kargo Bedava')).toHaveLength(2)
    expect(receipt().getByText('KDV Dahil Toplam Fiyat').parentElement?.textContent).toContain('1.800,00 TL')
  })

  it('C8 offers accessories for a line, linked to it', async () => {
    const category = 'Elektronik>>Telefon ve Aksesuar>>Cep Telefonu'
    const asked: unknown[] = []
    const glass = aProductCard({ id: productId(1002), name: 'Ekran Koruyucu', hasVariants: false, stock: 4 })
    await show(
      [[{ ...phone, categoryTree: category }, 1]],
      (cart) => {
        const { add } = cart
        cart.add = async (addition) => {
          asked.push(addition)
          return add(addition)
        }
      },
      [glass],
    )
    press(/^Birlikte ekle: .*Ekran Koruyucu/, await screen.findByText('Birlikte iyi gider:').then(() => screen))
    await waitFor(() => expect(asked).toMatchObject([{ productId: 1002, goesWith: phone.productId, quantity: 1 }]))
  })

  it('shows what is wrong with a gift code', async () => {
    await show([[phone, 1]])
    const field = screen.getByLabelText(/^Hediye Kodu/)
    const apply = (code: string) => {
      fireEvent.change(field, { target: { value: code } })
      press('Uygula')
    }
    apply('')
    expect(await screen.findByText('Hediye Kodu zorunludur.')).toBeTruthy()
    apply('1234')
    expect(await screen.findByText('Hediye kartı numarası 16 hanelidir ve 8 ile başlar.')).toBeTruthy()
    apply('yeni&yıl')
    expect(await screen.findByText('Hediye kodu yalnızca harf ve rakamlardan oluşur.')).toBeTruthy()
    apply('hediye')
    expect(await screen.findByText('Hediye kodu bakiyesi 200,00 TL')).toBeTruthy()
    expect(valueOf('Hediye Kodu')).toBe('−200,00 TL')
    expect(receipt().getByText('849,90 TL')).toBeTruthy()
    press('Kaldır')
    await waitFor(() => expect(receipt().getByText('1.049,90 TL')).toBeTruthy())
    expect(receipt().queryByText('−200,00 TL')).toBeNull()
  })
})
