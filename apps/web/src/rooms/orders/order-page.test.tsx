import { fail, type GatewayFailure, orderId, paymentId, productId, succeed } from '@market/domain/kernel'
import { kurus, type Money } from '@market/domain/money'
import type { OpenPayment } from '@market/domain/checkout'
import type { CancelDetails, CancelableItem, CancelGateway, Order, OrderGateway } from '@market/domain/orders'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makeSessionStore, type NoticeStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aCart,
  aCartItem,
  aCartShop,
  anOrder,
  memoryAddresses,
  memoryCancels,
  memoryGuests,
  memoryOrderDocuments,
  memoryOrders,
  memoryPayments,
  memoryPush,
  memorySession,
  memoryShipping,
  memoryTokens,
  notFound,
  orderOf,
  recordedApp,
  recordedOrderEvents,
  anAddress,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { MemberOrder } from './order-page.tsx'
import { Orders } from './orders-page.tsx'
import { ParcelMailsPage } from './parcel/parcel-mails-page.tsx'
import { TrackPage } from './track-page.tsx'

afterEach(cleanup)

const number = orderId('GV-AAAABBBB-CCCC')
const shirt = aCartItem({
  attrId: '3;7',
  attributes: [
    { key: 'Renk', value: 'Mavi' },
    { key: 'Beden', value: 'M' },
  ],
  quantity: 3,
  singlePrice: kurus(10_000),
  originalPrice: kurus(12_000),
  discount: { maxQuantity: 2, originalQuantity: 5 },
  insuranceItems: [{ id: 1, name: 'Ek garanti', price: kurus(500), image: '', selected: true }],
})
const cart = aCart({ shops: [aCartShop({ items: [shirt], freeCargoOver: null })] })
/** 2 × 100 + 1 × 120, service 15, shipping 39.90, interest 20: 394.90. */
const bought = (given: Partial<Order> = {}): Order => {
  const order = orderOf(cart, anAddress(), number)
  const payment = {
    ...order.payment,
    installment: 4,
    monthly: kurus(9_873),
    amount: kurus(39_490),
    interest: kurus(2_000),
    left: kurus(39_490),
  }
  return { ...order, payment, ...given }
}
const items: readonly CancelableItem[] = [
  {
    productId: shirt.productId,
    attrId: shirt.attrId,
    name: shirt.name,
    url: shirt.url,
    image: shirt.image,
    shopName: 'Çınar Giyim',
    quantity: 3,
    kind: 'cancel',
    refund: kurus(30_000),
    returnUntil: null,
    exchangeFor: [],
    exchangeAt: null,
  },
]

interface Shown {
  readonly orders?: readonly Order[]
  readonly more?: Partial<OrderGateway>
  readonly cancels?: Partial<CancelGateway>
  readonly returns?: true
  readonly open?: readonly OpenPayment[]
  readonly at?: string
}

let asking: NoticeStore
const show = (
  page: ReactNode,
  { orders = [bought()], more = {}, cancels = {}, returns, open = [], at = '/my/siparisler' }: Shown = {},
) => {
  const container = new Container()
  const tokens = memoryTokens()
  const app = recordedApp()
  const addresses = memoryAddresses()
  const { id: _, ...summerHouse } = anAddress({ title: 'Yazlık' })
  void addresses.save({ ...summerHouse, useAsInvoice: true })
  const gateway = { ...memoryOrders(orders), ...more }
  const notices = makeNoticeStore(() => undefined, app)
  asking = notices
  const bag = memoryCart([aCartShop({ items: [shirt] })])
  const guests = memoryGuests()
  const session = makeSessionStore({ gateway: memorySession([], tokens), tokens })
  const given = returns ? items.map((item) => ({ ...item, kind: 'return' as const })) : items
  container.bind(services.Clock).toConstantValue({ now: () => new Date('2026-11-20T09:00:00Z') })
  container.bind(services.Site).toConstantValue({ titleShort: '', title: '', url: '' })
  container.bind(services.OrderGateway).toConstantValue(gateway)
  const events = recordedOrderEvents()
  container.bind(services.OrderEventGateway).toConstantValue(events)
  container.bind(services.PushGateway).toConstantValue(memoryPush())
  container.bind(services.OrderDocumentGateway).toConstantValue(memoryOrderDocuments(orders))
  container
    .bind(services.CancelGateway)
    .toConstantValue({ ...memoryCancels({ orderId: number, email: 'ada@ornek.test', items: given }), ...cancels })
  container.bind(services.AddressGateway).toConstantValue(addresses)
  container.bind(services.GuestGateway).toConstantValue(guests)
  container.bind(services.ShippingGateway).toConstantValue(memoryShipping())
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: bag, app }))
  container
    .bind(services.PaymentGateway)
    .toConstantValue({ ...memoryPayments({ cart: memoryCart([]) }), open: async () => succeed(open) })
  container.bind(services.NoticeStore).toConstantValue(notices)
  container.bind(services.SessionStore).toConstantValue(session)
  render(
    <ServicesContext value={container}>
      <MemoryRouter initialEntries={[at]}>
        <LinkProvider component={RouterLink}>{page}</LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return { notices, gateway, cart: bag, guests, session, events }
}
/** Confirms the dialog that the page shows before an action. */
const agree = () => act(() => asking.state.current().dialog?.actions.at(-1)?.run?.())
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))
const rowsOf = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

describe('the page of an order', () => {
  it('asks for a comment only on a parcel that was received', async () => {
    const order = bought({ status: 'delivered' })
    const asks = async (parcel: object) => {
      show(<MemberOrder number={number} />, {
        orders: [{ ...order, shops: order.shops.map((one) => ({ ...one, ...parcel })) }],
      })
      await screen.findByRole('link', { name: /^Mağazaya sor/ })
      const found = screen.queryByRole('link', { name: /^Değerlendir/ }) !== null
      cleanup()
      return found
    }
    expect(await asks({ status: 'delivered' })).toBe(true)
    expect(await asks({ status: 'delivered', fetchUntil: '2026-11-27' })).toBe(false)
    expect(await asks({ status: 'cancelled', statusText: 'Teslim alınmadı' })).toBe(false)
  })

  it('says that nothing is paid at the door if every parcel is cancelled', async () => {
    const order = bought()
    const payment = {
      ...order.payment,
      title: 'Kapıda Ödeme',
      card: null,
      installment: 1,
      state: 'on_delivery',
    } as const
    const said = async (status: 'shipped' | 'cancelled') => {
      show(<MemberOrder number={number} />, {
        orders: [{ ...order, payment, shops: order.shops.map((one) => ({ ...one, status })) }],
      })
      const text = (await screen.findByText(/^Kapıda Ödeme/)).textContent
      cleanup()
      return text
    }
    expect(await said('shipped')).toBe('Kapıda Ödeme · teslimatta ödenecek')
    expect(await said('cancelled')).toBe('Kapıda Ödeme · ödeme alınmadı')
  })

  it('shows the amount due for each parcel, and the total after a cancellation', async () => {
    const order = bought()
    const payment = { ...order.payment, state: 'on_delivery', left: kurus(31_990), refunded: kurus(0) } as const
    const shops = order.shops.map((one) => ({ ...one, due: kurus(31_990) }))
    show(<MemberOrder number={number} />, { orders: [{ ...order, payment, shops }] })
    expect(await screen.findByText('Bu paketi alırken 319,90 TL ödeyeceksiniz.')).toBeTruthy()
    expect(screen.getByText('Toplam').nextElementSibling?.textContent).toBe('319,90 TL')
    expect(rowsOf('Tutar').slice(-3)).toEqual([
      ['KDV Dahil Toplam Fiyat', '394,90 TL'],
      ['İptal ve iadeler', '-75,00 TL'],
      ['Güncel toplam', '319,90 TL'],
    ])
  })

  it('shows each line’s reduction by campaigns', async () => {
    const order = bought()
    const reductions = [{ promotionId: 'a', name: '3 al 2 öde', amount: kurus(10_000) }]
    const shops = order.shops.map((shop) => ({ ...shop, items: shop.items.map((item) => ({ ...item, reductions })) }))
    show(<MemberOrder number={number} />, { orders: [{ ...order, shops }] })
    expect(await screen.findByText('3 al 2 öde: 100,00 TL indirim')).toBeTruthy()
  })

  it('lists the products with variant, price and total', async () => {
    show(<MemberOrder number={number} />)
    const link = await screen.findByRole('link', { name: 'Ihlamur Pamuklu Kadın Tişört' })
    expect(link.getAttribute('href')).toBe(shirt.url)
    for (const text of ['Renk: Mavi, Beden: M', '2 adet × 100,00 TL', '1 adet × 120,00 TL', 'Ek garanti: 15,00 TL'])
      expect(screen.getByText(text)).toBeTruthy()
    expect(rowsOf('Tutar')).toEqual([
      ['Ürünler', '320,00 TL'],
      ['Ek hizmetler', '15,00 TL'],
      ['Kargo ve Lojistik Hizmet Bedeli', '39,90 TL'],
      ['Vade farkı', '20,00 TL'],
      ['KDV Dahil Toplam Fiyat', '394,90 TL'],
    ])
    expect(screen.getByText(/4 taksit, ayda 98,73 TL/)).toBeTruthy()
    for (const title of ['Tutar', 'Teslimat ve fatura', 'Sözleşmeler ve fatura'])
      expect(screen.getByRole('heading', { name: title, level: 2 })).toBeTruthy()
  })

  it('shows and announces a new step, and pauses while the tab is hidden', async () => {
    const [parcel] = bought().shops
    if (!parcel) throw new Error('no parcel')
    const away = bought({ mark: 'b', shops: [{ ...parcel, status: 'shipped', statusText: 'Yolda' }] })
    const answers = [bought(), away]
    const { events } = show(<MemberOrder number={number} />, {
      more: { one: async () => succeed(answers.shift() ?? away) },
    })
    expect((await screen.findByRole('status')).textContent).toBe('')
    await waitFor(() => expect(events.followed).toEqual([{ order: number, mark: 'as-bought' }]))
    events.tell('b')
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Çınar Giyim paketi: Yolda.'))
    expect(screen.getByText('Yolda')).toBeTruthy()
    const see = (state: DocumentVisibilityState) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true })
      fireEvent(document, new Event('visibilitychange'))
    }
    see('hidden')
    await waitFor(() => expect(events.open()).toBe(0))
    see('visible')
    await waitFor(() => expect(events.followed[1]).toEqual({ order: number, mark: 'b' }))
  })

  it('saves a chosen delivery time once, and says why it can no longer be changed', async () => {
    const [parcel] = bought().shops
    if (!parcel) throw new Error('no parcel')
    const orders = [bought({ shops: [{ ...parcel, deliveryMovable: true }] })]
    const sent: unknown[] = []
    const { gateway, notices } = show(<MemberOrder number={number} />, { orders })
    const move = gateway.moveDelivery
    gateway.moveDelivery = (change) => {
      sent.push(change)
      return move(change)
    }
    await press('Teslimat zamanını değiştir')
    await press('Zamanı kaydet')
    expect((await screen.findByRole('alert')).textContent).toBe('Lütfen bir gün ve bir saat aralığı seçin.')
    fireEvent.click(screen.getByRole('radio', { name: '26 Kasım Perşembe' }))
    fireEvent.click(screen.getByRole('radio', { name: '13.00–18.00' }))
    const save = screen.getByRole('button', { name: 'Zamanı kaydet' })
    fireEvent.click(save)
    fireEvent.click(save)
    await waitFor(() => expect(screen.queryByRole('radio')).toBeNull())
    expect(sent).toEqual([
      { orderId: number, shopId: parcel.shopId, day: '2026-11-26', from: 13, idempotencyKey: expect.any(String) },
    ])
    expect(notices.state.current().toasts.map(({ text }) => text)).toEqual(['Teslimat zamanı değiştirildi.'])
    // Another tab or the carrier has changed it first.
    gateway.moveDelivery = async () =>
      fail({
        kind: 'refused',
        status: 409,
        message: 'Paketiniz dağıtıma çıktığı için teslimat zamanı değiştirilemiyor.',
      })
    await press('Teslimat zamanını değiştir')
    await press('Zamanı kaydet')
    expect((await screen.findByRole('alert')).textContent).toContain('dağıtıma çıktığı için')
  })

  it('shows the code while the parcel is out, and then how it was handed over', async () => {
    const [parcel] = bought().shops
    if (!parcel) throw new Error('no parcel')
    const out = { ...parcel, status: 'out_for_delivery' as const, handOverCode: '004217' }
    show(<MemberOrder number={number} />, { orders: [bought({ shops: [out] })] })
    expect(await screen.findByText('004 217')).toBeTruthy()
    expect(screen.getByText(/Telefonla ya da mesajla isteyene vermeyin/)).toBeTruthy()
    cleanup()
    const waits = { ...parcel, status: 'delivered' as const, handOverCode: '004217', fetchUntil: '2026-11-27' }
    show(<MemberOrder number={number} />, { orders: [bought({ shops: [waits] })] })
    expect(await screen.findByText('Paketiniz 27 Kasım Cuma gününe kadar sizi bekler.')).toBeTruthy()
    cleanup()
    const left = { ...parcel, status: 'delivered' as const, handedOver: { left: 'door' as const, hasPhoto: true } }
    show(<MemberOrder number={number} />, { orders: [bought({ shops: [left] })] })
    expect(await screen.findByText('Kod sorulmadan kapınıza bırakıldı.')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /teslim ederken/ })).toBeNull()
    await press('Teslim fotoğrafını göster')
    const photo = await screen.findByRole('img', { name: /teslim ederken/ })
    expect(photo.getAttribute('src')).toMatch(/^data:image\/webp;base64,/)
    expect(screen.getByText('Fotoğrafı yalnızca siz görürsünüz; 22 Şubat’ta silinir.')).toBeTruthy()
  })

  it('says that a photo is deleted, and offers no photo for a parcel without one', async () => {
    const [parcel] = bought().shops
    if (!parcel) throw new Error('no parcel')
    const handed = (hasPhoto: boolean) => ({
      ...parcel,
      status: 'delivered' as const,
      handedOver: { left: null, hasPhoto },
    })
    show(<MemberOrder number={number} />, {
      orders: [bought({ shops: [handed(true)] })],
      more: { parcelPhoto: async () => notFound('Bu paketin fotoğrafı yok.') },
    })
    await press('Teslim fotoğrafını göster')
    expect((await screen.findByRole('alert')).textContent).toContain('Bu paketin fotoğrafı yok.')
    cleanup()
    show(<MemberOrder number={number} />, { orders: [bought({ shops: [handed(false)] })] })
    expect(await screen.findByText('Teslim kodunuz söylenerek teslim edildi.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Teslim fotoğrafını göster' })).toBeNull()
  })

  it('shows a parcel’s route on a map on request, and as a list', async () => {
    const [parcel] = bought().shops
    if (!parcel) throw new Error('no parcel')
    const stop = (name: string, latitude: number, longitude: number, state: 'done' | 'current' | 'ahead') => ({
      name,
      position: { latitude, longitude },
      state,
    })
    const route = [
      stop('Ankara aktarma merkezi', 39.9, 32.8, 'done'),
      stop('İstanbul aktarma merkezi', 41, 28.9, 'current'),
      stop('Kadıköy dağıtım merkezi', 40.9, 29.1, 'ahead'),
    ]
    show(<MemberOrder number={number} />, { orders: [bought({ shops: [{ ...parcel, route }] })] })
    expect(screen.queryByRole('list', { name: /uğradığı yerler/ })).toBeNull()
    await press('Paketin yolunu haritada göster')
    const places = within(await screen.findByRole('list', { name: 'Çınar Giyim paketinin uğradığı yerler' }))
    expect(places.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Ankara aktarma merkezi (geçildi)',
      'İstanbul aktarma merkezi (paketiniz burada)',
      'Kadıköy dağıtım merkezi (sırada)',
    ])
    const map = await screen.findByRole('group', { name: 'Çınar Giyim paketinin yolu, harita' })
    await waitFor(() => expect(within(map).getByText('3')).toBeTruthy())
    // The map is drawn locally and requests no tiles.
    expect(map.querySelector('img')).toBeNull()
    await press('Haritayı gizle')
    expect(screen.queryByRole('group', { name: /paketinin yolu/ })).toBeNull()
    cleanup()
    show(<MemberOrder number={number} />)
    await screen.findByText('Ihlamur Pamuklu Kadın Tişört')
    expect(screen.queryByRole('button', { name: 'Paketin yolunu haritada göster' })).toBeNull()
  })

  it('ends the mails of parcels by a press, not by opening the link, and takes that back', async () => {
    const said: boolean[] = []
    const { gateway } = show(<ParcelMailsPage />, { at: '/my/kargo-iletileri#GV-1.imza' })
    const send = gateway.parcelMails
    gateway.parcelMails = (wish) => {
      said.push(wish.wanted)
      return send(wish)
    }
    await screen.findByRole('heading', { name: 'Kargo iletileri' })
    expect(said).toEqual([])
    await press('Kargo iletilerini durdur')
    expect(await screen.findByText(/^Kargo iletileri durduruldu/)).toBeTruthy()
    await press('Yeniden gönderilsin')
    expect(await screen.findByText('Kargo iletileri yeniden gönderilecek.')).toBeTruthy()
    expect(said).toEqual([false, true])
    cleanup()
    show(<ParcelMailsPage />, { at: '/my/kargo-iletileri#uydurma' })
    await press('Kargo iletilerini durdur')
    expect((await screen.findByRole('alert')).textContent).toContain('artık geçerli değil')
  })

  it('shows buyer and recipient separately', async () => {
    show(<MemberOrder number={number} />, { orders: [bought({ deliverTo: 'Mehmet Öz', buyer: 'Ayşe Öztürk' })] })
    await screen.findByText('Mehmet Öz')
    expect(rowsOf('Teslimat ve fatura')).toEqual(
      expect.arrayContaining([
        ['Teslim alacak kişi', 'Mehmet Öz'],
        ['Alıcı', 'Ayşe Öztürk'],
      ]),
    )
  })

  it('shows a branch’s hours and map, and says when the branch no longer exists', async () => {
    const shipping = { option: 'branch', title: 'PTT Şubesinden Teslim', place: 'Nilüfer Şubesi' } as const
    const delivery = { ...bought().delivery, neighborhood: '', address: 'Nilüfer Şubesi, Çınar Caddesi No: 1' }
    const there = { ...delivery, city: 'Bursa', district: 'Nilüfer' }
    show(<MemberOrder number={number} />, { orders: [bought({ shipping, delivery: there })] })
    await press('Haritada göster')
    expect(rowsOf('Teslimat ve fatura')[1]?.[1]).toBe('Nilüfer Şubesi, Çınar Caddesi No: 1, 16110, Nilüfer / Bursa')
    expect(await screen.findByText('Çalışma saatleri: 08.30–17.00')).toBeTruthy()
    const map = within(await screen.findByRole('group', { name: 'Nilüfer Şubesi' }))
    expect(await map.findByTitle('Nilüfer Şubesi')).toBeTruthy()
    cleanup()
    show(<MemberOrder number={number} />, { orders: [bought({ shipping, delivery: { ...there, city: 'Kars' } })] })
    await press('Haritada göster')
    expect(await screen.findByText(/artık haritada yok/)).toBeTruthy()
  })

  it('says that it could not be read, and reads it again', async () => {
    let asked = 0
    const one: OrderGateway['one'] = async () => {
      asked += 1
      return asked === 1 ? fail<GatewayFailure>({ kind: 'offline' }) : succeed(bought())
    }
    show(<MemberOrder number={number} />, { more: { one } })
    await press('Tekrar dene')
    expect(await screen.findByText('Ürünler')).toBeTruthy()
  })

  it('repeats a request with the same key after a lost response, and uses a new key for a new one', async () => {
    const keys: string[] = []
    const real = memoryCancels({ orderId: number, email: 'ada@ornek.test', items })
    const cancel: CancelGateway['cancel'] = async (request) => {
      keys.push(request.idempotencyKey)
      const answer = await real.cancel(request)
      return keys.length === 1 ? fail<GatewayFailure>({ kind: 'offline' }) : answer
    }
    show(<MemberOrder number={number} />, { orders: [bought({ givable: true })], cancels: { ...real, cancel } })
    const giveBackOne = async () => {
      fireEvent.click(await screen.findByRole('checkbox', { name: /Tişört \(iptal\)/ }))
      fireEvent.change(screen.getByRole('combobox', { name: 'Neden' }), { target: { value: '1' } })
      const field = screen.getByRole('textbox', { name: /^Adet/ })
      fireEvent.change(field, { target: { value: '1' } })
      fireEvent.blur(field)
      await press('Ürünleri iptal et')
    }
    await press('İptal ya da iade et')
    await giveBackOne()
    await screen.findByRole('alert')
    await press('Ürünleri iptal et')
    await press('Başka ürün iptal ya da iade et')
    await giveBackOne()
    await screen.findByText(/İade edilecek tutar: 100,00 TL/)
    expect(keys).toHaveLength(3)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[1])
  })

  it('shows a refund that changed since the preview, and asks for another press', async () => {
    const real = memoryCancels({ orderId: number, email: '', items })
    let previews = 0
    const summary: CancelGateway['summary'] = async (request) => {
      const answer = await real.summary(request)
      previews += 1
      return answer.ok && previews === 1 ? succeed({ ...answer.value, total: kurus(31_000) }) : answer
    }
    show(<MemberOrder number={number} />, { orders: [bought({ givable: true })], cancels: { ...real, summary } })
    await press('İptal ya da iade et')
    fireEvent.click(await screen.findByRole('checkbox', { name: /Tişört \(iptal\)/ }))
    fireEvent.change(screen.getByRole('combobox', { name: 'Neden' }), { target: { value: '1' } })
    await screen.findByText(/İade edilecek tutar: 310,00 TL/)
    await press('Ürünleri iptal et')
    expect(await screen.findByText('İade edilecek tutar değişti.')).toBeTruthy()
    expect(screen.getByText(/İade edilecek tutar: 300,00 TL/)).toBeTruthy()
    await press('Ürünleri iptal et')
    expect(await screen.findByText(/İnceleniyor/)).toBeTruthy()
  })

  it('previews the refund of a choice, and clears it when the choice changes', async () => {
    const real = memoryCancels({ orderId: number, email: '', items })
    const asked: string[] = []
    const summary: CancelGateway['summary'] = async (request) => {
      const answer = await real.summary(request)
      return answer.ok ? succeed({ ...answer.value, cargoRefund: kurus(3_990) }) : answer
    }
    show(<MemberOrder number={number} />, {
      orders: [bought({ givable: true })],
      cancels: { ...real, summary },
      more: {
        one: async () => {
          asked.push('one')
          return succeed(bought({ givable: asked.length === 1 }))
        },
      },
    })
    await press('İptal ya da iade et')
    fireEvent.click(await screen.findByRole('checkbox', { name: /Tişört \(iptal\)/ }))
    const reason = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Neden' })
    expect([...reason.options].map(({ text }) => text).slice(1)).toEqual(['Vazgeçtim', 'Başka bir neden'])
    // Its name does not change once the refund is loaded, so that no press on it does something else.
    await press('Ürünleri iptal et')
    expect(await screen.findByText('Lütfen her ürün için bir neden seçin.')).toBeTruthy()
    fireEvent.change(reason, { target: { value: '1' } })
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: /^Adet/ })
    const count = (value: string) => {
      fireEvent.change(field, { target: { value } })
      fireEvent.blur(field)
    }
    count('4')
    expect(field.value).toBe('3')
    expect(screen.getByText('En fazla 3 adet seçebilirsiniz.')).toBeTruthy()
    expect(await screen.findByText(/İade edilecek tutar: 300,00 TL/)).toBeTruthy()
    expect(screen.getByText(/Kargo ücreti bu tutara dâhildir/)).toBeTruthy()
    count('1')
    expect(screen.queryByText('En fazla 3 adet seçebilirsiniz.')).toBeNull()
    expect(screen.queryByText(/İade edilecek tutar/)).toBeNull()
    expect(await screen.findByText(/İade edilecek tutar: 100,00 TL/)).toBeTruthy()
    await press('Ürünleri iptal et')
    expect(await screen.findByText(/İnceleniyor/)).toBeTruthy()
    // The order is loaded again and has nothing more to give back.
    await waitFor(() => expect(asked).toHaveLength(2))
    await waitFor(() => expect(screen.queryByRole('button', { name: /iptal ya da iade et/i })).toBeNull())
  })

  it('says that products of several shops are returned in one parcel', async () => {
    const [one] = items
    if (!one) throw new Error('no item')
    const returned = (name: string, shopName: string, id: number) =>
      ({ ...one, kind: 'return', name, shopName, productId: productId(id) }) as const
    const panel = async (given: readonly CancelableItem[]) => {
      show(<MemberOrder number={number} />, {
        orders: [bought({ givable: true })],
        cancels: memoryCancels({ orderId: number, email: '', items: given }),
      })
      await press('İptal ya da iade et')
      fireEvent.click((await screen.findAllByRole('checkbox'))[0] ?? document.body)
      await screen.findByText('Nasıl geri göndereceksiniz?')
    }
    await panel([returned('Tişört', 'Çınar Giyim', 7), returned('Kitap', 'Dut Kitabevi', 8)])
    expect(screen.getByText(/farklı mağazalardan olsalar da, tek pakette ve tek iade koduyla gider/)).toBeTruthy()
    cleanup()
    await panel([returned('Tişört', 'Çınar Giyim', 7)])
    expect(screen.queryByText(/tek pakette/)).toBeNull()
  })

  it('starts a return by a reason and a button, with sum and last day shown', async () => {
    const sent: Parameters<CancelGateway['cancel']>[0][] = []
    const real = memoryCancels({
      orderId: number,
      email: '',
      items: items.map((one) => ({ ...one, kind: 'return', returnUntil: '2026-12-03T21:00:00Z' })),
    })
    const cancel: CancelGateway['cancel'] = (request) => {
      sent.push(request)
      return real.cancel(request)
    }
    show(<MemberOrder number={number} />, { orders: [bought({ givable: true })], cancels: { ...real, cancel } })
    await press('İptal ya da iade et')
    expect(await screen.findByText(/4 Aralık 2026’ya kadar/)).toBeTruthy()
    fireEvent.change(screen.getByRole('combobox', { name: 'Neden' }), { target: { value: '3' } })
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Tişört \(iade\)/ }).checked).toBe(true)
    expect(await screen.findByText(/İade edilecek tutar: 300,00 TL. Ödeme yaptığınız kart/)).toBeTruthy()
    await press('İade talebini gönder')
    await screen.findByText(/İnceleniyor/)
    expect(sent).toMatchObject([{ lines: [{ quantity: 3, reason: 3 }] }])
    expect(sent[0]?.pickupDay).toBeUndefined()
  })

  it('exchanges a line for another size at the door, and offers the remaining sizes if one is gone', async () => {
    const sent: Parameters<CancelGateway['exchange']>[0][] = []
    const sizes = [
      { attrId: '7', name: 'M' },
      { attrId: '8', name: 'L' },
    ]
    const withSizes = (exchangeFor: typeof sizes) =>
      memoryCancels({
        orderId: number,
        email: '',
        items: items.map((one) => ({ ...one, kind: 'return', exchangeFor })),
      })
    const [shelf, left] = [withSizes(sizes), withSizes(sizes.slice(1))]
    const exchange: CancelGateway['exchange'] = (request) => {
      sent.push(request)
      return left.exchange(request)
    }
    const cancelable: CancelGateway['cancelable'] = (of) => (sent.length > 0 ? left : shelf).cancelable(of)
    const shipping = { option: 'address', title: 'Adrese Teslim', place: null } as const
    show(<MemberOrder number={number} />, {
      orders: [bought({ givable: true, shipping })],
      cancels: { ...left, cancelable, exchange },
    })
    await press('İptal ya da iade et')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Neden' }), { target: { value: '3' } })
    fireEvent.click(screen.getByRole('radio', { name: 'Başka seçeneğiyle değiştirilsin' }))
    const choices = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Yenisi' }).options]
    expect(choices().map(({ text }) => text)).toEqual(['Seçin', 'M', 'L'])
    await press('Değişim talebini gönder')
    expect(await screen.findByText('Lütfen yerine hangisini istediğinizi seçin.')).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.change(screen.getByRole('combobox', { name: 'Yenisi' }), { target: { value: '7' } })
    const files = [new File([Uint8Array.of(0xff, 0xd8, 0xff, 1)], 'leke.jpg')]
    fireEvent.change(screen.getByLabelText('Fotoğraf ekle', { selector: 'input' }), { target: { files } })
    expect(screen.queryByRole('radio', { name: /Şubeye/ })).toBeNull()
    expect(screen.queryByText(/İade edilecek tutar/)).toBeNull()
    expect(
      screen.getByText('Kurye 21 Kasım Cumartesi günü M seçeneğini getirir ve elinizdekini ücretsiz alır.'),
    ).toBeTruthy()
    await press('Değişim talebini gönder')
    expect(await screen.findByText(/az önce tükendi/)).toBeTruthy()
    expect(screen.queryByRole('option', { name: 'M' })).toBeNull()
    fireEvent.change(screen.getByRole('combobox', { name: 'Yenisi' }), { target: { value: '8' } })
    fireEvent.change(screen.getByRole('combobox', { name: 'Kuryenin geleceği gün' }), {
      target: { value: '2026-11-23' },
    })
    await press('Değişim talebini gönder')
    expect(await screen.findByText(/Para iadesi yapılmaz/)).toBeTruthy()
    expect(sent).toMatchObject([
      { exchangeFor: '7', pickupDay: '2026-11-21', line: { quantity: 3, reason: 3 } },
      { exchangeFor: '8', pickupDay: '2026-11-23' },
    ])
    expect(sent.map(({ photos }) => photos)).toEqual([sent[0]?.photos, sent[0]?.photos])
    expect(sent[0]?.photos).toHaveLength(1)
  })

  it('exchanges a parcel from a branch at its counter, and shows place and days', async () => {
    const sent: Parameters<CancelGateway['exchange']>[0][] = []
    const at = {
      name: 'Nilüfer Şubesi',
      address: 'Çarşı Sokak No: 4',
      hours: 'Hafta içi 08.30–17.30',
      from: '2026-11-23',
    }
    const shelf = [{ attrId: '7', name: 'M' }]
    const real = memoryCancels({
      orderId: number,
      email: '',
      items: items.map((one) => ({ ...one, kind: 'return', exchangeFor: shelf, exchangeAt: at })),
    })
    let order = bought({ givable: true, shipping: { option: 'branch', title: '', place: at.name } })
    const exchange: CancelGateway['exchange'] = async (request) => {
      sent.push(request)
      const answer = await real.exchange(request)
      if (answer.ok) {
        const { cancelId, createdAt, statusText, total } = answer.value
        const step = { kind: 'exchange', status: 'waiting', returnCode: 'IADE12345678', photos: 0 } as const
        const one = { ...step, cancelId, createdAt, statusText, total, giftCode: kurus(0) }
        order = { ...order, givable: false, cancellations: [one] }
      }
      return answer
    }
    show(<MemberOrder number={number} />, {
      orders: [order],
      cancels: { ...real, exchange },
      more: { one: async () => succeed(order) },
    })
    await press('İptal ya da iade et')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Neden' }), { target: { value: '3' } })
    expect(screen.getByText(/herhangi bir şubeye ya da Kargomat’a/)).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: 'Başka seçeneğiyle değiştirilsin' }))
    expect(screen.queryByText(/herhangi bir şubeye ya da Kargomat’a/)).toBeNull()
    expect(screen.queryByRole('combobox', { name: 'Kuryenin geleceği gün' })).toBeNull()
    expect(screen.getByText(/^M seçeneği 23 Kasım Pazartesi gününden itibaren şubede sizi bekler/)).toBeTruthy()
    expect(screen.getByText('Nilüfer Şubesi').parentElement?.textContent).toContain('Hafta içi 08.30–17.30')
    expect(screen.getByText(/Son gün 30 Kasım 2026\. Gelmezseniz talep kapanır/)).toBeTruthy()
    await press('Değişim talebini gönder')
    expect(await screen.findByText(/^Yenisi 23 Kasım Pazartesi gününden itibaren şubede/)).toBeTruthy()
    expect(sent).toMatchObject([{ exchangeFor: '7', line: { quantity: 3 } }])
    expect(sent[0]?.pickupDay).toBeUndefined()
    const track = await screen.findByRole('list', { name: 'Değişimin adımları' })
    expect(within(track).getByText('23 Kasım Pazartesi gününden itibaren')).toBeTruthy()
    expect(screen.getByText('Nilüfer Şubesi')).toBeTruthy()
    expect(screen.getByText(/Son gün 30 Kasım 2026/)).toBeTruthy()
    expect(screen.queryByText(/Kargomat’ta/)).toBeNull()
    expect(screen.getByRole('button', { name: 'Değişim talebini geri al' })).toBeTruthy()
  })

  it('sends photos with a return, reports refused ones, and offers none for a cancellation', async () => {
    const sent: Parameters<CancelGateway['cancel']>[0][] = []
    const real = memoryCancels({ orderId: number, email: '', items: items.map((one) => ({ ...one, kind: 'return' })) })
    const cancel: CancelGateway['cancel'] = (request) => {
      sent.push(request)
      return real.cancel(request)
    }
    show(<MemberOrder number={number} />, { orders: [bought({ givable: true })], cancels: { ...real, cancel } })
    await press('İptal ya da iade et')
    expect(screen.queryByRole('button', { name: 'Fotoğraf ekle' })).toBeNull()
    fireEvent.change(await screen.findByRole('combobox', { name: 'Neden' }), { target: { value: '3' } })
    const photo = (byte: number) => new File([Uint8Array.of(0xff, 0xd8, 0xff, byte)], `foto${byte}.jpg`)
    const files = [photo(1), photo(2), new File(['metin'], 'foto.jpg')]
    fireEvent.change(screen.getByLabelText('Fotoğraf ekle', { selector: 'input' }), { target: { files } })
    await waitFor(() => expect(screen.getAllByRole('img', { name: /^Eklediğiniz/ })).toHaveLength(2))
    expect(await screen.findByText(/Bu dosya bir fotoğraf değil/)).toBeTruthy()
    await press('İade talebini gönder')
    expect(await screen.findByText('Yüklenemeyen fotoğrafı kaldırın ya da yeniden gönderin.')).toBeTruthy()
    expect(sent).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: '3. fotoğrafı kaldır' }))
    await press('İade talebini gönder')
    await screen.findByText(/İnceleniyor/)
    expect(sent[0]?.photos).toHaveLength(2)
  })

  it('shows a return’s photos on request, and the reason if they are gone', async () => {
    const one = { cancelId: 'IPT-1', createdAt: '2026-11-20T09:00:00Z', total: kurus(10_000), giftCode: kurus(0) }
    const waiting = { ...one, kind: 'return', status: 'waiting', statusText: 'Bekleniyor', returnCode: null } as const
    let gone = true
    const asked: unknown[] = []
    const photos: CancelGateway['photos'] = async (of) => {
      asked.push(of)
      return gone ? notFound('Bu talebin fotoğrafı yok ya da silinmiş.') : succeed(['data:image/webp;base64,AAAA'])
    }
    const real = memoryCancels({ orderId: number, email: '', items })
    show(<MemberOrder number={number} />, {
      orders: [bought({ cancellations: [{ ...waiting, photos: 1 }] })],
      cancels: { ...real, photos },
    })
    await press('Gönderdiğiniz fotoğrafları göster (1)')
    expect(await screen.findByText(/fotoğrafı yok ya da silinmiş/)).toBeTruthy()
    gone = false
    await press('Tekrar dene')
    expect(await screen.findByRole('img', { name: 'Gönderdiğiniz 1. fotoğraf' })).toBeTruthy()
    expect(asked[0]).toEqual({ order: number, cancelId: 'IPT-1' })
  })

  it('offers a courier on one of three days for an order delivered to an address', async () => {
    const sent: Parameters<CancelGateway['cancel']>[0][] = []
    const real = memoryCancels({ orderId: number, email: '', items: items.map((one) => ({ ...one, kind: 'return' })) })
    const cancel: CancelGateway['cancel'] = (request) => {
      sent.push(request)
      return real.cancel(request)
    }
    const shipping = { option: 'address', title: 'Adrese Teslim', place: null } as const
    const givable = bought({ givable: true, shipping })
    const choose = async () => {
      await press('İptal ya da iade et')
      fireEvent.change(await screen.findByRole('combobox', { name: 'Neden' }), { target: { value: '3' } })
    }
    show(<MemberOrder number={number} />, { orders: [givable], cancels: { ...real, cancel } })
    await choose()
    fireEvent.click(screen.getByRole('radio', { name: /Kurye kapımdan alsın/ }))
    const day = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Kuryenin geleceği gün' })
    expect([...day.options].map(({ text }) => text)).toEqual([
      '21 Kasım Cumartesi',
      '23 Kasım Pazartesi',
      '24 Kasım Salı',
    ])
    fireEvent.change(day, { target: { value: '2026-11-24' } })
    await press('İade talebini gönder')
    await screen.findByText(/İnceleniyor/)
    expect(sent).toMatchObject([{ pickupDay: '2026-11-24' }])
    cleanup()
    const branch = { ...shipping, option: 'branch', place: 'Nilüfer Şubesi' } as const
    const again = memoryCancels({ orderId: number, email: '', items: items.map((one) => ({ ...one, kind: 'return' })) })
    show(<MemberOrder number={number} />, { orders: [{ ...givable, shipping: branch }], cancels: again })
    await choose()
    expect(screen.queryByRole('radio', { name: /Kurye/ })).toBeNull()
    expect(screen.getByText(/herhangi bir şubeye ya da Kargomat’a/)).toBeTruthy()
  })

  it('says before the request that the cargo follows with the last product of the parcel', async () => {
    const real = memoryCancels({ orderId: number, email: '', items })
    const later = ['Paketin kargo ücreti (39,90 TL), son ürün bize ulaştığında iade edilir.']
    const summary: CancelGateway['summary'] = async (request) => {
      const answer = await real.summary(request)
      return answer.ok ? succeed({ ...answer.value, later }) : answer
    }
    show(<MemberOrder number={number} />, { orders: [bought({ givable: true })], cancels: { ...real, summary } })
    await press('İptal ya da iade et')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Neden' }), { target: { value: '1' } })
    expect(await screen.findByText(/İade edilecek tutar.* Paketin kargo ücreti \(39,90 TL\), son ürün/)).toBeTruthy()
  })

  it('shows the steps of a return with their days, and no withdrawal after it was handed in', async () => {
    const at = '2026-11-20T09:00:00Z'
    const one = {
      cancelId: 'IPT-1',
      createdAt: at,
      total: kurus(10_000),
      giftCode: kurus(0),
      kind: 'return',
      photos: 0,
    } as const
    const waiting = { ...one, status: 'waiting', statusText: 'Bekleniyor', returnCode: 'IADE12345678' } as const
    const details = {
      ...waiting,
      lines: [],
      cargoRefund: kurus(0),
      refundTo: 'Ödeme yaptığınız kart',
      pickupDay: '2026-11-23',
      exchangeAt: null,
      handedInAt: null,
      arrivedAt: null,
      settledAt: null,
      due: { handedIn: '2026-11-23', arrived: '2026-11-27', settled: '2026-11-28', booked: '2026-12-08' },
    }
    const steps = async (more: object) => {
      show(<MemberOrder number={number} />, {
        orders: [bought({ cancellations: [waiting] })],
        cancels: { refunds: async () => succeed({ refunded: kurus(0), steps: [{ ...details, ...more }] }) },
      })
      const track = await screen.findByRole('list', { name: 'İadenin adımları' })
      return within(track)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    }
    expect(await steps({})).toEqual([
      expect.stringMatching(/Talep alındı20 Kasım 2026$/),
      expect.stringMatching(/Kurye alacak23 Kasım Pazartesi$/),
      expect.stringMatching(/Gelince inceleneceken geç 27 Kasım Cuma$/),
      expect.stringMatching(/Tutar iade edileceken geç 28 Kasım Cumartesi$/),
      expect.stringMatching(/Bankanız hesabınıza yansıtacaken geç 8 Aralık Salı$/),
    ])
    expect(screen.getByText(/Kurye paketi 23 Kasım Pazartesi günü/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'İade talebini geri al' })).toBeTruthy()
    cleanup()
    expect((await steps({ handedInAt: '2026-11-23T11:00:00Z' }))[1]).toMatch(/Kurye aldı23 Kasım 2026$/)
    expect(screen.getByText(/Paketiniz teslim alındı/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'İade talebini geri al' })).toBeNull()
    cleanup()
    // The money was sent; the bank has until a given day to book it.
    const done = {
      status: 'refunded',
      handedInAt: '2026-11-23T11:00:00Z',
      arrivedAt: '2026-11-25T11:00:00Z',
      settledAt: '2026-11-25T11:00:00Z',
    }
    const due = { handedIn: null, arrived: null, settled: null }
    const [, , arrived, sent, booked] = await steps({ ...done, due: { ...due, booked: '2026-12-04' } })
    expect([arrived, sent, booked]).toEqual([
      expect.stringMatching(/Geldi ve incelendi25 Kasım 2026$/),
      expect.stringMatching(/Tutar iade edildi25 Kasım 2026$/),
      expect.stringMatching(/en geç 4 Aralık Cuma$/),
    ])
    cleanup()
    expect(await steps({ ...done, due: { ...due, booked: null } })).toHaveLength(4)
  })

  it('offers to withdraw a return once its state is known, or cannot be loaded', async () => {
    const one = { cancelId: 'IPT-1', createdAt: '2026-11-20T09:00:00Z', total: kurus(10_000), giftCode: kurus(0) }
    const waiting = { ...one, kind: 'return', photos: 0, status: 'waiting', statusText: 'Bekleniyor' } as const
    const answer = Promise.withResolvers<Awaited<ReturnType<CancelGateway['refunds']>>>()
    const answers = [answer.promise, succeed({ refunded: kurus(0), steps: [] })]
    show(<MemberOrder number={number} />, {
      orders: [bought({ cancellations: [{ ...waiting, returnCode: 'IADE12345678' }] })],
      cancels: { refunds: async () => answers.shift() ?? fail({ kind: 'offline' }) },
    })
    await screen.findByText('Bekleniyor: 100,00 TL')
    expect(screen.queryByRole('button', { name: 'İade talebini geri al' })).toBeNull()
    answer.resolve(fail({ kind: 'offline' }))
    await screen.findByRole('button', { name: 'İade talebini geri al' })
    fireEvent.click(screen.getByRole('button', { name: 'Tekrar dene' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull())
    expect(answers).toEqual([])
  })

  it('shows the last day to hand in a return, and when the bank shows a refund', async () => {
    const at = '2026-11-20T09:00:00Z'
    const one = { cancelId: 'IPT-1', createdAt: at, total: kurus(10_000), giftCode: kurus(0), photos: 0 } as const
    const said = { ...one, status: 'waiting', statusText: 'Bekleniyor', returnCode: 'IADE12345678' } as const
    const details = {
      ...said,
      lines: [],
      cargoRefund: kurus(0),
      refundTo: 'Ödeme yaptığınız kart',
      pickupDay: null,
      exchangeAt: null,
      handedInAt: null,
      arrivedAt: null,
      settledAt: null,
    }
    const due = { handedIn: '2026-11-30', arrived: '2026-12-04', settled: '2026-12-04', booked: '2026-12-15' }
    const seen = (kind: 'return' | 'cancel', more: object) =>
      show(<MemberOrder number={number} />, {
        orders: [bought({ cancellations: [{ ...said, kind }] })],
        cancels: {
          refunds: async () => succeed({ refunded: kurus(0), steps: [{ ...details, kind, due, ...more } as never] }),
        },
      })
    seen('return', {})
    expect(await screen.findByText('en geç 30 Kasım Pazartesi')).toBeTruthy()
    cleanup()
    const sent = { handedIn: null, arrived: null, settled: null, booked: '2026-12-01' }
    seen('cancel', { status: 'refunded', returnCode: null, settledAt: at, due: sent })
    expect(await screen.findByText('Bankanız en geç 1 Aralık Salı günü yansıtır.')).toBeTruthy()
  })

  it('offers neither a return nor another address when the order allows none', async () => {
    show(<MemberOrder number={number} />, { orders: [bought({ givable: false, addressChangeable: false })] })
    await screen.findByText('Ürünler')
    for (const name of ['İptal ya da iade et', 'Teslimat adresini değiştir'])
      expect(screen.queryByRole('button', { name })).toBeNull()
  })

  it('shows where each refund goes, the gift code’s share, and no return code at the end', async () => {
    const one = {
      cancelId: 'IPT-1',
      createdAt: '2026-11-20T09:00:00Z',
      total: kurus(10_000),
      giftCode: kurus(2_500),
      photos: 0,
    }
    const step = { ...one, kind: 'return', statusText: 'Tamamlandı', returnCode: 'IADE12345678' } as const
    const waiting = { ...step, cancelId: 'IPT-2', status: 'waiting', returnCode: 'IADE87654321' } as const
    const lines = [{ productId: shirt.productId, attrId: shirt.attrId, quantity: 1, name: shirt.name }]
    const details = {
      lines,
      cargoRefund: kurus(0),
      refundTo: 'Ödeme yaptığınız kart',
      settledAt: '2026-11-23T09:00:00Z',
      pickupDay: null,
      handedInAt: null,
      arrivedAt: null,
      due: { handedIn: null, arrived: null, settled: null, booked: null },
    }
    const settled = { ...step, status: 'refunded' } as unknown as Order['cancellations'][number]
    show(<MemberOrder number={number} />, {
      orders: [bought({ cancellations: [waiting, settled] })],
      cancels: {
        refunds: async () => succeed({ refunded: kurus(10_000), steps: [{ ...settled, ...details } as never] }),
        withdraw: async () => fail<GatewayFailure>({ kind: 'refused', status: 409, message: 'Paketiniz yola çıkmış.' }),
      },
    })
    expect(await screen.findByText(/Ödeme yaptığınız kart.*Hediye kodunuza 25,00 TL geri yüklendi/)).toBeTruthy()
    expect(screen.getByText(/İade tarihi: 23 Kasım 2026/)).toBeTruthy()
    expect([screen.queryByText('IADE12345678'), screen.getByText('IADE87654321').textContent]).toEqual([
      null,
      'IADE87654321',
    ])
    await press('İade talebini geri al')
    agree()
    // The page may have followed the parcel, so a dialog says it.
    await waitFor(() => expect(asking.state.current().dialog?.text).toBe('Paketiniz yola çıkmış.'))
    expect(screen.getByText('IADE87654321')).toBeTruthy()
  })

  it('has one payment, free shipping, and no invoice before it is paid', async () => {
    const { payment } = bought()
    const order = bought({ totalShipPrice: kurus(0), payment: { ...payment, installment: 1, state: 'awaiting' } })
    show(<MemberOrder number={number} />, { orders: [order] })
    await screen.findByText('Ürünler')
    expect(rowsOf('Tutar')).toContainEqual(['Kargo ve Lojistik Hizmet Bedeli', 'Kargo Bedava'])
    expect(screen.queryByText(/taksit, ayda/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'Faturayı e-postama gönder' })).toBeNull()
  })

  it('promises no invoice for an order that was cancelled completely', async () => {
    const { payment } = bought()
    show(<MemberOrder number={number} />, {
      orders: [bought({ status: 'cancelled', payment: { ...payment, state: 'refunded' } })],
    })
    await screen.findByText('Sipariş iptal edildiği için fatura düzenlenmez.')
    expect(screen.queryByText(/ödemeniz alınınca/)).toBeNull()
  })

  it('shows no amount if nothing is refunded: unpaid cash, or a gift code', async () => {
    const real = memoryCancels({ orderId: number, email: 'ada@ornek.test', items })
    const worth = async (cancelled: { readonly giftCode: Money; readonly refundTo: string }) => {
      const summary: CancelGateway['summary'] = async (request) => {
        const answer = await real.summary(request)
        return answer.ok ? succeed({ ...answer.value, ...cancelled, total: kurus(0) }) : answer
      }
      show(<MemberOrder number={number} />, { orders: [bought({ givable: true })], cancels: { ...real, summary } })
      await press('İptal ya da iade et')
      fireEvent.click(await screen.findByRole('checkbox', { name: /Tişört \(iptal\)/ }))
      fireEvent.change(screen.getByRole('combobox', { name: 'Neden' }), { target: { value: '1' } })
    }
    await worth({ giftCode: kurus(0), refundTo: 'Sizden henüz ödeme alınmadı.' })
    expect(await screen.findByText('Sizden henüz ödeme alınmadı.')).toBeTruthy()
    expect(screen.queryByText(/İade edilecek tutar/)).toBeNull()
    cleanup()
    await worth({ giftCode: kurus(7_390), refundTo: 'Hediye kodunuza geri yüklenir.' })
    expect(await screen.findByText('Hediye kodunuza 73,90 TL geri yüklenir.')).toBeTruthy()
    expect(screen.queryByText(/İade edilecek tutar/)).toBeNull()
  })

  it('shows a return’s code, last day and branches, and withdraws it', async () => {
    const real = memoryCancels({
      orderId: number,
      email: '',
      items: items.map((item) => ({ ...item, kind: 'return' })),
    })
    const made = await real.cancel({
      orderId: number,
      lines: [{ productId: shirt.productId, attrId: shirt.attrId, quantity: 2, reason: 3, note: '' }],
      idempotencyKey: 'bir',
    })
    if (!made.ok) throw new Error('nothing was sent back')
    const { cancelId, createdAt, kind, status, statusText, total } = made.value
    const withReturn = bought({
      cancellations: [
        {
          cancelId,
          createdAt,
          kind,
          status,
          statusText,
          total,
          returnCode: 'IADE12345678',
          giftCode: kurus(0),
          photos: 0,
        },
      ],
      delivery: { ...bought().delivery, city: 'Bursa', district: 'Nilüfer' },
    })
    let left = withReturn
    show(<MemberOrder number={number} />, {
      orders: [withReturn],
      more: { one: async () => succeed(left) },
      cancels: {
        ...real,
        async withdraw(request) {
          const answer = await real.withdraw(request)
          if (answer.ok) left = bought()
          return answer
        },
      },
    })
    expect(await screen.findByText('IADE12345678')).toBeTruthy()
    expect((await screen.findByRole('img', { name: /IADE12345678/ })).querySelector('path')).toBeTruthy()
    expect(await screen.findByText('2 adet Pamuklu Kadın Tişört')).toBeTruthy()
    expect(screen.getByText(/son gün 30 Kasım 2026/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Kopyala: İade kodu' })).toBeTruthy()
    await press('Yakındaki şubeleri göster')
    expect(await screen.findByText('Nilüfer Şubesi')).toBeTruthy()
    await press('İade talebini geri al')
    agree()
    await waitFor(() => expect(screen.queryByText('IADE12345678')).toBeNull())
  })

  it('hides a withdrawn return, and starts a new one as before', async () => {
    const real = memoryCancels({
      orderId: number,
      email: '',
      items: items.map((item) => ({ ...item, kind: 'return' })),
    })
    let left = bought({ givable: true })
    show(<MemberOrder number={number} />, {
      orders: [left],
      more: { one: async () => succeed(left) },
      cancels: {
        ...real,
        async cancel(request) {
          const answer = await real.cancel(request)
          if (answer.ok) {
            const { cancelId, createdAt, kind, status, statusText, total, giftCode } = answer.value
            const step = { cancelId, createdAt, kind, status, statusText, total, giftCode }
            left = bought({ givable: true, cancellations: [{ ...step, returnCode: 'IADE12345678', photos: 0 }] })
          }
          return answer
        },
        async withdraw(request) {
          left = bought({ givable: true })
          return real.withdraw(request)
        },
      },
    })
    await press('İptal ya da iade et')
    fireEvent.change(await screen.findByRole('combobox', { name: 'Neden' }), { target: { value: '3' } })
    await screen.findByText(/İade edilecek tutar/)
    await press('İade talebini gönder')
    expect(await screen.findByRole('button', { name: 'Başka ürün iptal ya da iade et' })).toBeTruthy()
    await press('İade talebini geri al')
    agree()
    expect(await screen.findByRole('button', { name: 'İptal ya da iade et' })).toBeTruthy()
    expect(screen.queryByText(/İade edilecek tutar/)).toBeNull()
  })

  it('keeps a button for each of two returns, and still shows the remaining one', async () => {
    // Both returns are of one line with enough units.
    const shelf = () =>
      memoryCancels({ orderId: number, email: '', items: items.map((item) => ({ ...item, kind: 'return' })) })
    let made: CancelDetails[] = []
    const orderNow = () =>
      bought({
        givable: true,
        cancellations: made.map((one) => {
          const { cancelId, createdAt, kind, status, statusText, total, giftCode } = one
          const step = { cancelId, createdAt, kind, status, statusText, total, giftCode }
          return { ...step, returnCode: `IADE-${cancelId}`, photos: 0 }
        }),
      })
    show(<MemberOrder number={number} />, {
      orders: [orderNow()],
      more: { one: async () => succeed(orderNow()) },
      cancels: {
        ...shelf(),
        cancelable: (of) => shelf().cancelable(of),
        async cancel(request) {
          const answer = await shelf().cancel(request)
          if (answer.ok) made = [{ ...answer.value, cancelId: `r${made.length + 1}` }, ...made]
          const [last] = made
          return answer.ok && last ? succeed(last) : answer
        },
        refunds: async () => succeed({ steps: made, refunded: kurus(0) }),
        async withdraw({ cancelId }) {
          made = made.filter((one) => one.cancelId !== cancelId)
          return succeed('İade talebiniz geri alındı.')
        },
      },
    })
    const giveBack = async (button: string) => {
      await press(button)
      fireEvent.change(await screen.findByRole('combobox', { name: 'Neden' }), { target: { value: '3' } })
      await screen.findByText(/İade edilecek tutar/)
      await press('İade talebini gönder')
    }
    await giveBack('İptal ya da iade et')
    await giveBack('Başka ürün iptal ya da iade et')
    const buttons = () => screen.findAllByRole('button', { name: /^İade talebini geri al: ./ })
    await waitFor(async () => expect(await buttons()).toHaveLength(2))
    fireEvent.click((await buttons())[0] as HTMLElement)
    expect(screen.getByText('IADE-r2')).toBeTruthy()
    agree()
    await waitFor(() => expect(screen.queryByText('IADE-r2')).toBeNull())
    // The first return stays, and with it the button's text.
    expect(screen.getByText('IADE-r1')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Başka ürün iptal ya da iade et' })).toBeTruthy()
    await press('İade talebini geri al')
    agree()
    expect(await screen.findByRole('button', { name: 'İptal ya da iade et' })).toBeTruthy()
  })

  it('says why a delivered product cannot be returned, and links to the shop', async () => {
    const come = (withdrawal: 'none' | 'sealed') => {
      const order = bought({ status: 'delivered' })
      const shops = order.shops.map((shop) => ({
        ...shop,
        status: 'delivered' as const,
        items: shop.items.map((item) => ({ ...item, withdrawal })),
      }))
      show(<MemberOrder number={number} />, { orders: [{ ...order, shops }] })
    }
    come('none')
    expect(await screen.findByText(/cayma hakkı olmadığı için iade edilemez.*“Mağazaya sor”/)).toBeTruthy()
    const ask = screen.getByRole('link', { name: /^Mağazaya sor: / })
    expect(ask.getAttribute('href')).toMatch(/#magazaya-sor$/)
    expect(screen.queryByRole('button', { name: 'İptal ya da iade et' })).toBeNull()
    cleanup()
    come('sealed')
    expect(await screen.findByText(/Yalnızca ambalajı açılmadıysa iade edilebilir/)).toBeTruthy()
  })

  it('changes the delivery address before any parcel has left', async () => {
    const { gateway } = show(<MemberOrder number={number} />, { orders: [bought({ addressChangeable: true })] })
    await press('Teslimat adresini değiştir')
    await press('Bu adrese gönder')
    expect(await screen.findByText('Lütfen bir adres seçin.')).toBeTruthy()
    fireEvent.click(screen.getByRole('radio', { name: /Yazlık/ }))
    await press('Bu adrese gönder')
    await waitFor(() => expect(screen.queryByRole('radio', { name: /Yazlık/ })).toBeNull())
    expect(await gateway.one(number)).toMatchObject({ value: { deliverTo: expect.stringMatching(/1$/) } })
  })

  it('shows the contracts that were accepted, and mails the invoice', async () => {
    const { notices } = show(<MemberOrder number={number} />)
    await press('Sözleşmeleri göster')
    expect(await screen.findByRole('region', { name: 'Mesafeli Satış Sözleşmesi' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'PDF indir: Mesafeli Satış Sözleşmesi' })).toBeTruthy()
    await press('Faturayı e-postama gönder')
    await waitFor(() =>
      expect(notices.state.current().toasts.map(({ text }) => text)).toEqual([
        'Faturalarınız ada@ornek.test adresine gönderildi.',
      ]),
    )
  })

  it('continues a card payment at the bank, and warns while the bank is unsure', async () => {
    const waiting = bought({ status: 'awaiting_payment', waitsUntil: null })
    const payment: OpenPayment = {
      kind: 'order',
      orderId: number,
      paymentId: paymentId('p-1'),
      method: 'credit_card',
      amount: kurus(39_490),
      since: '2026-11-22T12:00:00Z',
      expiresAt: '2026-11-22T12:15:00Z',
      state: 'awaiting',
      continueUrl: 'https://banka.test/3d/1',
    }
    show(<MemberOrder number={number} />, { orders: [waiting], open: [payment] })
    const onward = await screen.findByRole('link', { name: 'Ödemeye devam et' })
    expect(onward.getAttribute('href')).toBe('https://banka.test/3d/1')
    expect(screen.getByText(/saat 15\.15’e kadar/)).toBeTruthy()
    cleanup()
    const unknown = { ...payment, state: 'unknown', continueUrl: null } as const
    show(<MemberOrder number={number} />, { orders: [waiting], open: [unknown] })
    expect(await screen.findByText(/Lütfen yeniden ödemeyin/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ödemeye devam et' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Ödemenin durumunu gör' }).getAttribute('href')).toBe(
      '/banka-yonlendirmesi?payment=p-1',
    )
    cleanup()
    const link = { ...payment, method: 'pay_with_url' } as const
    show(<MemberOrder number={number} />, { orders: [waiting], open: [link] })
    expect(await screen.findByRole('link', { name: 'Ödemeye devam et' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Ödemenin durumunu gör' })).toBeNull()
    cleanup()
    show(<MemberOrder number={number} />, { orders: [waiting], open: [{ ...payment, orderId: orderId('GV-2') }] })
    expect(await screen.findByText(number)).toBeTruthy()
    expect(screen.queryByRole('group', { name: 'Sonuçlanmamış ödeme' })).toBeNull()
  })

  it('asks before it cancels an awaited transfer', async () => {
    const waiting = bought({
      status: 'awaiting_payment',
      waitsUntil: '2026-11-25T09:00:00Z',
      transfer: {
        bank: 'Deneme Bankası',
        holder: 'Güvercin',
        iban: 'TR33 0006',
        reference: number,
        amount: kurus(39_490),
        until: '2026-11-25T09:00:00Z',
      },
    })
    const { notices, gateway } = show(<MemberOrder number={number} />, { orders: [waiting] })
    expect(await screen.findByRole('button', { name: 'Kopyala: IBAN' })).toBeTruthy()
    expect(screen.getByText(/25 Kasım 2026 günü saat 12\.00.*kadar/)).toBeTruthy()
    await press('Siparişi iptal et')
    const [, yes] = notices.state.current().dialog?.actions ?? []
    expect(await gateway.one(number)).toMatchObject({ value: { status: 'awaiting_payment' } })
    yes?.run?.()
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Siparişi iptal et' })).toBeNull())
  })

  it('keeps the buttons of an awaited transfer enabled, and sends one request', async () => {
    const callOff = vi.fn(() => new Promise<never>(() => undefined))
    const { notices } = show(<MemberOrder number={number} />, {
      orders: [bought({ status: 'awaiting_payment', waitsUntil: '2026-11-25T09:00:00Z' })],
      more: { callOff },
    })
    const cancel = async () => {
      await press('Siparişi iptal et')
      act(() => notices.state.current().dialog?.actions.at(-1)?.run?.())
    }
    await cancel()
    for (const name of ['Siparişi iptal et', /Başka yolla öde/])
      expect(screen.getByRole('button', { name }).matches(':disabled')).toBe(false)
    await cancel()
    expect(callOff).toHaveBeenCalledTimes(1)
  })

  it('pays an awaited order another way with its products in the cart, or shows the refusal', async () => {
    const waiting = bought({ status: 'awaiting_payment', waitsUntil: '2026-11-25T09:00:00Z' })
    const otherwise = async (notices: NoticeStore) => {
      await press('Başka yolla öde')
      const { actions } = notices.state.current().dialog ?? { actions: [] }
      actions.find(({ text }) => text === 'Başka yolla öde')?.run?.()
    }
    const refusing = show(<MemberOrder number={number} />, {
      orders: [waiting],
      more: { callOff: async () => fail<GatewayFailure>({ kind: 'refused', status: 409, message: 'Ödemeniz geldi.' }) },
    })
    await otherwise(refusing.notices)
    expect(await screen.findByText('Ödemeniz geldi.')).toBeTruthy()
    expect(refusing.cart.current().count).toBe(0)
    cleanup()
    const { notices, cart: bag } = show(<MemberOrder number={number} />, { orders: [waiting] })
    const returned: string[] = []
    bag.addOrder = async (id) => {
      returned.push(id)
      return succeed(bag.current())
    }
    await otherwise(notices)
    await waitFor(() => expect(returned).toEqual([number]))
  })
})

describe('the list of orders', () => {
  const two = [bought(), anOrder({ orderId: orderId('GV-2'), status: 'delivered' })]

  it('names what each order holds and leads to it', async () => {
    show(<Orders />, { orders: two })
    expect(await screen.findAllByText(/Pamuklu Kadın Tişört/)).toHaveLength(2)
    expect(screen.getByText(/Mavi, M, 3 adet/)).toBeTruthy()
    expect(screen.getByRole('link', { name: `Ayrıntılar: ${number}` }).getAttribute('href')).toBe(
      `/my/siparisler/${number}`,
    )
    expect(screen.getByRole('status').textContent).toBe('2 sipariş')
  })

  it('are filtered by text and state, and an empty search can be cleared', async () => {
    show(<Orders />, { orders: two })
    await press('Teslim edilenler')
    expect(await screen.findByText('1 sipariş')).toBeTruthy()
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'gözlük' } })
    await press('Ara')
    expect(await screen.findByText('Bu aramaya uyan sipariş yok.')).toBeTruthy()
    await press('Aramayı temizle')
    expect(await screen.findByText('2 sipariş')).toBeTruthy()
  })

  it('shows the newest request’s result, whichever response arrives last', async () => {
    let answerSlowly = () => {}
    const slow = new Promise<void>((resolve) => (answerSlowly = resolve))
    const other = bought({ orderId: orderId('GV-SON') })
    show(<Orders />, {
      more: {
        list: async (wish) => {
          const group = wish?.group
          if (group === 'delivered') await slow
          return succeed({ orders: [group === 'delivered' ? bought() : other], resultCount: 1 })
        },
      },
    })
    await press('Teslim edilenler')
    await press('Yoldakiler')
    expect(await screen.findByText('GV-SON')).toBeTruthy()
    answerSlowly()
    await waitFor(() => expect(screen.queryByText(number)).toBeNull())
    expect(screen.getByText('GV-SON')).toBeTruthy()
  })

  it('are empty with a message, and a failure is shown as an alert', async () => {
    show(<Orders />, { orders: [] })
    expect(await screen.findByText('Henüz siparişiniz yok.')).toBeTruthy()
    cleanup()
    show(<Orders />, { more: { list: async () => fail<GatewayFailure>({ kind: 'offline' }) } })
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})

describe('tracking', () => {
  const guests = bought({ ofMember: false, givable: true })
  const track = { at: `/my/siparis-takip#${number}.link`, orders: [guests] }

  it('opens by the link of the mail without a word typed', async () => {
    show(<TrackPage />, track)
    expect(await screen.findByText('Renk: Mavi, Beden: M')).toBeTruthy()
  })

  it('opens by number and address, and marks missing fields', async () => {
    show(<TrackPage />, { orders: [guests], at: '/my/siparis-takip' })
    await press('Siparişi göster')
    expect(await screen.findByText('Sipariş numarası zorunludur.')).toBeTruthy()
    const field = screen.getByRole('textbox', { name: /Sipariş numarası/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
    fireEvent.change(field, { target: { value: ` ${number.toLowerCase()}` } })
    expect(screen.queryByText('Sipariş numarası zorunludur.')).toBeNull()
    fireEvent.change(screen.getByRole('textbox', { name: /E-posta/ }), { target: { value: 'ada@ornek.test' } })
    await press('Siparişi göster')
    expect(await screen.findByText('Renk: Mavi, Beden: M')).toBeTruthy()
  })

  it('says that a link is too old, and offers the form with the number filled in', async () => {
    show(<TrackPage />, { ...track, at: `/my/siparis-takip#${number}.eski` })
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Sipariş numarası/ }).value).toBe(number)
  })

  it('asks for a proven address if the order is another session’s', async () => {
    show(<TrackPage />, { ...track, cancels: { cancelable: async () => notFound('Sipariş bulunamadı.') } })
    await press('İptal ya da iade et')
    expect(await screen.findByRole('button', { name: 'Kod gönder' })).toBeTruthy()
    expect(screen.getByText('Renk: Mavi, Beden: M')).toBeTruthy()
  })

  it('continues the request after the address is proven', async () => {
    let proven = false
    const real = memoryCancels({ orderId: number, email: 'ada@ornek.test', items })
    const { guests, session } = show(<TrackPage />, {
      ...track,
      cancels: { ...real, cancelable: async (of) => (proven ? real.cancelable(of) : notFound('Sipariş bulunamadı.')) },
    })
    await press('İptal ya da iade et')
    await press('Kod gönder')
    fireEvent.change(await screen.findByLabelText(/^Doğrulama kodu/), { target: { value: guests.mailed[0]?.code } })
    proven = true
    expect(await screen.findByRole('checkbox', { name: /Tişört \(iptal\)/ })).toBeTruthy()
    expect(session.state.current().user?.guestEmail).toBe('ada@ornek.test')
  })

  it('asks for a proven address before the delivery address is changed', async () => {
    show(<TrackPage />, {
      ...track,
      orders: [{ ...guests, addressChangeable: true }],
      more: { changeAddress: async () => notFound('Sipariş bulunamadı.') },
    })
    await press('Teslimat adresini değiştir')
    fireEvent.click(await screen.findByRole('radio', { name: /Yazlık/ }))
    await press('Bu adrese gönder')
    expect(await screen.findByRole('button', { name: 'Kod gönder' })).toBeTruthy()
  })

  it('leads a member’s order to its own page', async () => {
    show(<TrackPage />, { ...track, orders: [bought()] })
    expect((await screen.findByRole('link', { name: 'Giriş yap' })).getAttribute('href')).toBe(
      `/my/siparisler/${number}`,
    )
    expect(screen.queryByRole('button', { name: 'İptal ya da iade et' })).toBeNull()
  })
})
