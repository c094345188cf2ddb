import { fail, type GatewayFailure, productId } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { ProductDetail, ProductVariants } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { makeCartStore, makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import { memoryCart } from '@market/commerce/testing'
import {
  aProductCard,
  aProductDetail,
  memoryCatalog,
  type MemoryCatalogContent,
  memoryExpiringStore,
  memoryLists,
  memorySession,
  memoryTokens,
  recordedApp,
  setClock,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { nothingInView } from '../../testing/nothing-in-view.ts'
import { HandoverLine } from './extras/handover-line.tsx'
import { ProductActions } from './extras/product-actions.tsx'
import { readBriefs } from '../../shared/product/product-brief.ts'
import { page } from './product-page.tsx'

nothingInView()
afterEach(cleanup)

function show(children: ReactNode, content: MemoryCatalogContent = {}, now?: Date, cart = memoryCart([])) {
  const clock = setClock(now)
  const container = new Container()
  const tokens = memoryTokens()
  const store = memoryExpiringStore(clock)
  const app = recordedApp()
  container.bind(services.Clock).toConstantValue(clock)
  container.bind(services.ExpiringStore).toConstantValue(store)
  container.bind(services.ProductCatalog).toConstantValue(memoryCatalog(content))
  container.bind(services.CartStore).toConstantValue(makeCartStore({ gateway: cart, app }))
  container.bind(services.NoticeStore).toConstantValue(makeNoticeStore(() => undefined, app))
  container.bind(services.ListGateway).toConstantValue(memoryLists())
  container.bind(services.PanelStore).toConstantValue(makePanelStore())
  container
    .bind(services.SessionStore)
    .toConstantValue(makeSessionStore({ gateway: memorySession([], tokens), tokens }))
  render(
    <ServicesContext value={container}>
      <RouterProvider
        router={createMemoryRouter([
          { path: '*', element: <LinkProvider component={RouterLink}>{children}</LinkProvider> },
        ])}
      />
    </ServicesContext>,
  )
  return store
}
const open = (given: Partial<ProductDetail> = {}, content: MemoryCatalogContent = {}) => {
  const product = aProductDetail({ price: kurus(50_090), ...given })
  const data = {
    product,
    comments: { resultCount: 0, result: [] },
    photographed: [],
    together: [],
    related: [aProductCard({ id: productId(7), name: 'Keten Gömlek' })],
    shopTag: {
      name: 'Çınar Giyim A.Ş.',
      city: 'Bursa',
      mersis: '0123456789000012',
      kep: 'cinar@hs01.kep.test',
      taxNumber: '4540536920',
    },
    services: [],
  }
  return show(<page.Component data={data} />, { products: [product], ...content })
}
const line = () => screen.getByText(/taksit: ayda/).textContent
describe('instalments of a product', () => {
  it('are those of the payment: the most without interest', () => {
    open()
    expect(line()).toContain('vade farksız 3 taksit: ayda 166,96 TL')
  })

  it('show their total when every plan has interest', () => {
    open({ installments: { max: 12, interestPercent: 1320, interestFree: 1 } })
    expect(line()).toContain('12 taksit: ayda 47,25 TL')
    expect(line()).toContain('toplam 567,02 TL')
  })

  it('include the surcharge of the chosen variant', () => {
    const value = { stock: 5, addPrice: kurus(0) }
    open({
      hasVariants: true,
      attributes: [
        {
          attributeType: 'variant',
          name: 'Boy',
          values: [
            { id: 1, name: 'Küçük', ...value },
            { id: 2, name: 'Büyük', ...value, addPrice: kurus(30_000) },
          ],
        },
      ],
      stockCounts: [
        { combination: '1', stock: 5 },
        { combination: '2', stock: 5 },
      ],
    })
    fireEvent.click(screen.getByRole('radio', { name: /Büyük/ }))
    expect(line()).toContain('ayda 266,96 TL')
  })

  it('are listed for every kind of card in a dialog', async () => {
    const entries = [
      { count: 1, interestPercent: 0 },
      { count: 3, interestPercent: 350 },
    ]
    open({}, { plans: [{ title: 'American Express kartlar', brand: 'amex', entries }] })
    fireEvent.click(screen.getByRole('button', { name: 'Taksit tablosu' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Taksit tablosu' }))
    const table = within(await dialog.findByRole('table', { name: 'American Express kartlar' }))
    expect(table.getByRole('row', { name: '3 172,81 TL 518,43 TL' })).toBeTruthy()
  })

  it('are not offered when the law allows only one payment', () => {
    open({ installments: { max: 1, interestPercent: 0, interestFree: 1 } })
    expect(screen.getByText('Bu üründe taksit yapılamaz.')).toBeTruthy()
  })
})

describe.each<[string, Partial<ProductDetail>, RegExp]>([
  ['sold out', { stock: 0 }, /Tükendi/],
  ['not sold any more', { active: false }, /şu anda satışta değil/],
  ['of a shop that is closed', { shop: { ...aProductDetail().shop, shopActive: false } }, /şu anda satışta değil/],
])('a product %s', (_, given, button) => {
  it('offers no quantity, delivery or instalments, and links to similar products', () => {
    open({ badges: ['fast_shipping'], stock: 3, ...given })
    expect(screen.getByRole('button', { name: button }).hasAttribute('disabled')).toBe(true)
    expect(screen.queryByLabelText('Adet')).toBeNull()
    expect(screen.queryByText(/taksit/)).toBeNull()
    expect(screen.queryByText('Tahmini teslimat')).toBeNull()
    expect(screen.queryByText(/^Son \d+ ürün/)).toBeNull()
    expect(screen.getByRole('link', { name: 'Benzer ürünlere bakın' }).getAttribute('href')).toBe('#related')
    expect(screen.getByRole('region', { name: 'Benzer ürünler' })).toBeTruthy()
  })
})

it('of a closed shop has no link to the shop’s page', () => {
  open({ shop: { ...aProductDetail().shop, shopActive: false } })
  expect(screen.queryByRole('link', { name: 'Mağazanın ürünleri' })).toBeNull()
  expect(screen.getByText('Bu mağaza satışa kapalı.')).toBeTruthy()
})

describe('beside a product', () => {
  it('the shop’s own card is mentioned only if it can pay the product', () => {
    open({ badges: ['pttemCard'] })
    expect(screen.getByText('Pttem Kart ile ödenebilir')).toBeTruthy()
    cleanup()
    open()
    expect(screen.queryByText('Pttem Kart ile ödenebilir')).toBeNull()
  })

  it.each([
    ['free', '14 gün içinde ücretsiz iade'],
    ['none', 'Bu üründe cayma hakkı yoktur; ayıplı ürün haklarınız saklıdır'],
    ['sealed', 'Ambalajı açılmadıysa 14 gün içinde ücretsiz iade'],
  ] as const)('stands whether it may be sent back (%s)', (withdrawal, text) => {
    open({ withdrawal })
    expect(screen.getByText(text)).toBeTruthy()
  })

  it('the shop’s note is shown', () => {
    open({ infMsg: 'Ürün iki koliyle gönderilir.' })
    expect(screen.getByText('Ürün iki koliyle gönderilir.')).toBeTruthy()
  })

  it.each([
    ['2026-11-23T09:00:00Z', 'Uşak içi Hızlı Teslimat: 14.00’e kadar sipariş verin, bugün kargoda'],
    ['2026-11-22T12:00:00Z', 'Uşak içi Hızlı Teslimat: şimdi sipariş verin, yarın kargoda'],
    ['2026-11-21T12:00:00Z', 'Uşak içi Hızlı Teslimat: şimdi sipariş verin, Pazartesi günü kargoda'],
  ])('stands when it leaves, and that only within its city: ordered at %s', async (now, text) => {
    const handover = { shipAt: new Date('2026-11-23T15:00:00Z'), orderBefore: new Date('2026-11-23T11:00:00Z') }
    const product = aProductDetail()
    show(
      <HandoverLine productId={product.id} city="Uşak" />,
      { products: [product], handovers: { [product.id]: handover } },
      new Date(now),
    )
    expect(await screen.findByText(text)).toBeTruthy()
  })
})

it('pairs every name of its lists with a value, the hour of the parcel too', () => {
  open({ badges: ['fast_shipping', 'kargomat'] })
  const parts = [...document.querySelectorAll('dl > *, dl > div > *')].map(({ localName }) => localName)
  expect(parts).toContain('dd')
  expect(parts.filter((name) => !['dt', 'dd', 'div'].includes(name))).toEqual([])
  for (const group of document.querySelectorAll('dl > div'))
    expect([...group.children].map(({ localName }) => localName)).toEqual(['dt', 'dd'])
})

/** Two variants; each combination has its own stock. */
const twoVariants: Partial<ProductDetail> = {
  hasVariants: true,
  attributes: [
    { name: 'Renk', ids: [11, 12], values: ['Kırmızı', 'Lacivert'] },
    { name: 'Beden', ids: [21, 22], values: ['S', 'M'] },
  ].map(({ name, ids, values }) => ({
    attributeType: 'variant' as const,
    name,
    values: values.map((value, index) => ({ id: ids[index] ?? 0, name: value, stock: 9, addPrice: kurus(0) })),
  })),
  stockCounts: [
    { combination: '11;21', stock: 3 },
    { combination: '11;22', stock: 0 },
    { combination: '12;21', stock: 40 },
    { combination: '12;22', stock: 2 },
  ],
}

describe('the page of a product', () => {
  it('L4 the stock is that of the chosen combination, in any order of choosing', async () => {
    open({ ...twoVariants, upperLimit: 6 })
    const choose = (name: RegExp) => fireEvent.click(screen.getByRole('radio', { name }))
    const field = () => screen.getByLabelText<HTMLInputElement>('Adet')
    const type = (value: string) => {
      fireEvent.change(field(), { target: { value } })
      fireEvent.blur(field())
    }
    choose(/^S/)
    expect(screen.getByText('Son 3 ürün')).toBeTruthy()
    // A value out of bounds does not change the quantity, and the message does not claim that it did (rules.md C4).
    type('4')
    expect([field().value, screen.getByText(/^En fazla/).textContent]).toEqual(['1', 'En fazla 3 adet alabilirsiniz.'])
    type('3')
    expect(field().value).toBe('3')
    expect(screen.getByRole('radio', { name: /^M.*Tükendi/ })).toBeTruthy()
    choose(/^M/)
    expect(screen.getByRole('button', { name: 'Tükendi' })).toHaveProperty('disabled', true)
    choose(/^Lacivert/)
    expect(screen.getByText('Son 2 ürün')).toBeTruthy()
    expect([field().value, screen.getByText(/^En fazla/).textContent]).toEqual([
      '2',
      'En fazla 2 adet alabilirsiniz. Adet 2 olarak güncellendi.',
    ])
    // If the stock exceeds the limit per order, the limit counts.
    choose(/^S/)
    expect(screen.queryByText(/^Son \d/)).toBeNull()
    type('7')
    expect(screen.getByText('En fazla 6 adet alabilirsiniz.')).toBeTruthy()
  })

  it('L5 the discount box says how many were bought of how many', () => {
    open({ price: kurus(20_000), originalPrice: kurus(30_000), discount: { maxQuantity: 3, originalQuantity: 10 } })
    expect(screen.getByText('İndirimli Ürün').parentElement?.textContent).toContain('ilk 3 adette')
    expect(screen.getByText('7 / 10 adet alındı')).toBeTruthy()
  })

  it('shows name, path, code, properties, scores and the shop’s legal details', () => {
    open({
      ratingCount: 12,
      average: 4.4,
      ratings: { 1: 1, 2: 0, 3: 1, 4: 2, 5: 6 },
      attributes: [
        {
          attributeType: 'property',
          name: 'Kumaş',
          values: [{ id: 5, name: 'Pamuk', stock: 0, addPrice: kurus(0) }],
        },
      ],
    })
    const text = document.body.textContent ?? ''
    for (const shown of ['Ihlamur Pamuklu Kadın Tişört', 'CG-1001', 'KumaşPamuk', 'Yüzde yüz pamuk', 'Çınar Giyim'])
      expect(text).toContain(shown)
    expect(screen.getByRole('link', { name: 'Giyim & Aksesuar' }).getAttribute('href')).toBe('/giyim-aksesuar')
    expect(screen.getByRole('link', { name: 'Mağazanın ürünleri' }).getAttribute('href')).toBe('/magaza/cinar-giyim')
    for (const shown of ['Çınar Giyim A.Ş.', 'Bursa', '0123456789000012', 'cinar@hs01.kep.test', '4540536920'])
      expect(screen.getAllByText(shown, { selector: 'details dd' })).toHaveLength(1)
    expect(screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-label'))).toEqual([
      '5 yıldız: yüzde 60',
      '4 yıldız: yüzde 20',
      '3 yıldız: yüzde 10',
      '2 yıldız: yüzde 0',
      '1 yıldız: yüzde 10',
    ])
  })

  it('U6 its title has at most 46 letters and varies by the number’s last digit, and books differ', () => {
    const name = 'Gümüş Kaplama Ayaklı Geniş Ağızlı Kahvaltılık Sosluk Takımı'
    const headOf = (id: number, categories = aProductDetail().categories) => {
      const product = aProductDetail({ id: productId(id), brand: 'Telva', name, categories })
      return page.head({ product } as Parameters<typeof page.head>[0], new URL('https://guvercin.test/'), {
        titleShort: 'Güvercin',
        title: '',
        url: '',
      })
    }
    const cut = 'Telva Gümüş Kaplama Ayaklı Geniş Ağızlı'
    const endings = ['Fiyatı ve Yorumları', 'En Uygun Fiyatla', 'Özellikleri ve Fiyatı', 'Satın Al']
    expect([120, 121, 122, 123, 125].map((id) => headOf(id).title)).toEqual(
      [0, 1, 2, 3, 1].map((at) => `${cut} ${endings[at]}`),
    )
    expect(headOf(120).description).not.toContain('kitabını')
    const [category] = aProductDetail().categories
    expect(headOf(120, category && [{ ...category, id: 15 }]).description).toContain(
      `${name} kitabını okur yorumlarıyla`,
    )
  })
})

it('opens its picture larger, turns it by keys and enlarges it by a press', async () => {
  open({ images: ['shirt.front', 'shirt.back'] })
  fireEvent.click(screen.getByRole('button', { name: 'Görseli büyüt' }))
  const dialog = within(await screen.findByRole('dialog'))
  const source = () => dialog.getByRole('img').getAttribute('src')
  expect(source()).toBe('/img/960/shirt.front')
  fireEvent.keyDown(document, { key: 'ArrowRight' })
  expect(source()).toBe('/img/960/shirt.back')
  fireEvent.click(dialog.getByRole('button', { name: 'Yakınlaştır' }))
  expect(dialog.getByRole('button', { name: 'Uzaklaştır', pressed: true })).toBeTruthy()
})

describe('a size', () => {
  it('is requested by the button, and is in the address once chosen', async () => {
    history.replaceState(null, '', '/gomlek-p-1001')
    open(twoVariants)
    expect(screen.getByRole('radio', { name: /^Kırmızı/ })).toHaveProperty('checked', true)
    expect(screen.queryByRole('radio', { name: /^[SM]/, checked: true })).toBeNull()
    for (const name of ['Beden seçin', 'Hemen Al']) {
      fireEvent.click(screen.getByRole('button', { name }))
      expect(screen.getByRole('alert').textContent).toBe('Önce beden seçin.')
      expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^S/ }))
    }
    fireEvent.click(screen.getByRole('radio', { name: /^S/ }))
    expect(screen.getByRole('button', { name: 'Sepete Ekle' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(location.search).toBe('?secenek=11-21')
  })
})

it('puts the chosen combination, units and services into the cart', async () => {
  const added: unknown[] = []
  const cart = memoryCart([])
  const product = aProductDetail({ price: kurus(50_090), ...twoVariants })
  const warranty = {
    id: 7,
    type: 'protection',
    name: 'Ek garanti',
    note: '',
    image: 'kalkan',
    price: kurus(5_000),
  } as const
  const data = {
    product,
    comments: { resultCount: 0, result: [] },
    photographed: [],
    together: [],
    related: [],
    shopTag: { name: '', city: '', mersis: '', kep: '', taxNumber: '' },
    services: [warranty],
  }
  const add: typeof cart.add = async (addition) => {
    added.push(addition)
    return fail<GatewayFailure>({ kind: 'offline' })
  }
  show(<page.Component data={data} />, { products: [product] }, undefined, { ...cart, add })
  fireEvent.click(screen.getByRole('radio', { name: /^Lacivert/ }))
  fireEvent.click(screen.getByRole('radio', { name: /^S/ }))
  fireEvent.click(screen.getByRole('button', { name: /^Artır/ }))
  const total = () =>
    Number(
      /[\d.]+,\d\d/
        .exec(screen.getByRole('button', { name: /^Sepete Ekle/ }).textContent)?.[0]
        .replace('.', '')
        .replace(',', ''),
    )
  const bare = total()
  fireEvent.click(screen.getByRole('checkbox', { name: /Ek garanti/ }))
  // The button shows the added amount: the service counts twice for two units.
  expect(total() - bare).toBe(2 * warranty.price)
  fireEvent.click(screen.getByRole('button', { name: /^Sepete Ekle/ }))
  await waitFor(() => expect(added).toEqual([{ productId: product.id, attrId: '12;21', quantity: 2, insurance: [7] }]))
})

it('is stored as seen when it is opened', async () => {
  const store = open()
  await waitFor(() => expect(readBriefs(store, 'seen').map(({ id }) => id)).toEqual([1001]))
})

describe('the text that screen readers read', () => {
  /** The text of an element as screen readers read it. */
  const heard = (element: Element | null) => {
    const copy = element?.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove()
    for (const drawn of copy.querySelectorAll('[role=img]')) drawn.replaceWith(`${drawn.getAttribute('aria-label')} `)
    return copy.textContent?.replaceAll(/\s+/g, ' ').trim()
  }

  it('price, discount and scores are read with their labels', () => {
    open({
      price: kurus(26_090),
      originalPrice: kurus(33_050),
      lowestPrice: kurus(33_050),
      ratingCount: 12,
      average: 4.6,
    })
    expect(heard(document.body)).toContain('Fiyat: 260,90 TL, önceki fiyat: 330,50 TL, %21 indirim')
    expect(heard(document.body)).toContain('5 üzerinden 4,6 puan 12 değerlendirme')
    expect(heard(document.body)).toMatch(/10 üzerinden \d,\d puan/)
    expect(heard(document.body)).not.toMatch(/%21(?! indirim)/)
  })

  it('the price of a card is read with its label', async () => {
    open({}, {})
    const card = (await screen.findByRole('heading', { name: /Keten Gömlek/ })).parentElement
    expect(heard(card)).toMatch(/Fiyat: [\d.,]+ TL/)
  })
})

it('updates its price from the chosen variant’s current surcharge', async () => {
  const value = { stock: 5, addPrice: kurus(0) }
  const variant = (more: number, stock: number) => ({
    attributes: [
      {
        attributeType: 'variant' as const,
        name: 'Boy',
        values: [
          { id: 1, name: 'Küçük', ...value },
          { id: 2, name: 'Büyük', ...value, addPrice: kurus(more) },
        ],
      },
    ],
    stockCounts: [
      { combination: '1', stock: 5 },
      { combination: '2', stock },
    ],
  })
  const drawn = aProductDetail({ price: kurus(50_090), hasVariants: true, ...variant(1_000, 5) })
  const Actions = () => {
    const [variants, setVariants] = useState<ProductVariants>(drawn)
    const [status, setStatus] = useState('')
    const [chosen, setChosen] = useState<readonly number[]>([1])
    return (
      <>
        <button type="button" onClick={() => setChosen([2])}>
          Büyük
        </button>
        <ProductActions
          product={drawn}
          chosen={chosen}
          onChosen={setChosen}
          onVariants={setVariants}
          onPriceStatus={setStatus}
        />
        <output>{`${status} ${variants.stockCounts[1]?.stock}`}</output>
      </>
    )
  }
  show(<Actions />, { products: [{ ...drawn, ...variant(2_000, 1) }] })
  expect(screen.getByRole('status').textContent).toBe('COMPLETED 5')
  fireEvent.click(screen.getByRole('button', { name: 'Büyük' }))
  expect(screen.getByRole('status').textContent).toBe('LOADING 5')
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('COMPLETED 1'))
})
