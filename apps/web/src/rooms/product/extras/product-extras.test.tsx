import { productId } from '@market/domain/kernel'
import type { ProductDetail } from '@market/domain/catalog'
import { RouterLink, ServicesContext } from '@market/react'
import { makeNoticeStore, makePanelStore, makeSessionStore } from '@market/stores'
import {
  aComment,
  aMember,
  aProfile,
  aProductCard,
  aProductDetail,
  aShopTag,
  memoryCatalog,
  memoryExpiringStore,
  memoryForms,
  memoryLists,
  memoryProfile,
  memoryQuestions,
  memoryReviewPhotos,
  memoryReviews,
  memoryShops,
  memorySession,
  memoryTokens,
  recordedApp,
  setClock,
  valueOf,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { Container } from 'inversify'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { HelpfulButton } from '../comments/helpful-button.tsx'
import { ReportButton } from '../comments/report-button.tsx'
import { ComparedButton } from '../../../shared/product/compared-button.tsx'
import { ProductActions } from './product-actions.tsx'
import { rememberSeen } from './remember-seen.ts'
import { ProductBelow } from './product-below.tsx'
import { waitingStore } from '../../../testing/waiting-store.ts'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const product = (id: number, more: Partial<ProductDetail> = {}) =>
  aProductDetail({ id: productId(id), name: `Kazak ${id}`, url: `/kazak-p-${id}`, ...more })
const login = { username: 'ada@ornek.test', password: 'Deneme123' }

const setUp = async ({ member = false, bought = false } = {}) => {
  const products = [1, 2, 3, 4, 5].map((id) => product(id, { badges: ['wholeSale'] }))
  const ids = products.map(({ id }) => id)
  const container = new Container()
  const tokens = memoryTokens()
  const session = makeSessionStore({ gateway: memorySession([{ ...login, user: aMember() }], tokens), tokens })
  const panels = makePanelStore()
  const notices = makeNoticeStore(() => undefined, recordedApp())
  const questions = memoryQuestions(ids)
  const forms = memoryForms(ids)
  const reviews = memoryReviews(bought ? [aProductCard({ id: productId(1) })] : [], [9])
  container.bind(services.SessionStore).toConstantValue(session)
  container.bind(services.ShopDirectory).toConstantValue(memoryShops({ [product(1).shop.id]: aShopTag() }))
  container.bind(services.ProfileGateway).toConstantValue(memoryProfile(aProfile({ phone: '05411112233' })))
  container.bind(services.PanelStore).toConstantValue(panels)
  container.bind(services.NoticeStore).toConstantValue(notices)
  container.bind(services.WaitingStore).toConstantValue(waitingStore())
  container.bind(services.QuestionGateway).toConstantValue(questions)
  container.bind(services.FriendGateway).toConstantValue(forms.friends)
  container.bind(services.WholesaleGateway).toConstantValue(forms.wholesale)
  container.bind(services.ReviewGateway).toConstantValue(reviews)
  container.bind(services.ReviewPhotoGateway).toConstantValue(memoryReviewPhotos([], () => Promise.resolve(false)))
  const store = memoryExpiringStore(setClock())
  container.bind(services.ExpiringStore).toConstantValue(store)
  container.bind(services.ProductCatalog).toConstantValue(memoryCatalog({ products }))
  const lists = memoryLists(products.map((one) => aProductCard({ id: one.id })))
  container.bind(services.ListGateway).toConstantValue(lists)
  const logIn = () => act(async () => void (await session.login(login)))
  if (member) await session.login(login)
  const show = (children: ReactNode, at = '/') => {
    cleanup()
    render(
      <ServicesContext value={container}>
        <MemoryRouter initialEntries={[at]}>
          <LinkProvider component={RouterLink}>{children}</LinkProvider>
        </MemoryRouter>
      </ServicesContext>,
    )
  }
  return {
    products,
    logIn,
    store,
    panels,
    notices,
    lists,
    reviews,
    questions,
    forms,
    show,
    toast: () => notices.state.current().toasts.at(-1)?.text,
  }
}
const Actions = ({ of }: { readonly of: ProductDetail }) => (
  <ProductActions
    product={of}
    chosen={[]}
    onChosen={() => undefined}
    onVariants={() => undefined}
    onPriceStatus={() => undefined}
  />
)
const click = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
const write = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

describe('the actions of a product', () => {
  it.each(['Mağazaya sor', 'Arkadaşına öner'])('“%s” opens the login for who is no member', async (name) => {
    const { show, panels } = await setUp()
    show(<Actions of={product(1)} />)
    click(name)
    expect(panels.state.current()).toEqual(['user'])
  })

  it.each([
    ['Mağazaya sor', 'Mağazaya Sor'],
    ['Arkadaşına öner', 'Arkadaşına Öner'],
    ['Liste seç', 'Liste seç'],
  ])('“%s” continues after the login in the panel', async (name, title) => {
    const { show, logIn } = await setUp()
    show(<Actions of={product(1)} />)
    click(name)
    await logIn()
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy()
  })

  it('continues after a login on another page', async () => {
    const { show, logIn } = await setUp()
    show(<Actions of={product(1)} />)
    click('Mağazaya sor')
    cleanup()
    await logIn()
    show(<Actions of={product(2)} />)
    expect(screen.queryByRole('dialog')).toBeNull()
    show(<Actions of={product(1)} />)
    expect(await screen.findByRole('dialog', { name: 'Mağazaya Sor' })).toBeTruthy()
  })

  it('opens the question form for a link from an order', async () => {
    const { show } = await setUp({ member: true })
    show(<Actions of={product(1)} />, '/kazak-p-1#magazaya-sor')
    expect(await screen.findByRole('dialog', { name: 'Mağazaya Sor' })).toBeTruthy()
  })

  it.each(['Favorilere ekle', 'Liste seç'])('“%s” opens the login for who is no member', async (name) => {
    const { show, panels } = await setUp()
    show(<Actions of={product(1)} />)
    click(name)
    await waitFor(() => expect(panels.state.current()).toEqual(['user']))
  })

  it('fills the heart for any combination in a list, and adds to the ticked lists', async () => {
    const { show, lists } = await setUp({ member: true })
    const [first] = await valueOf(lists.all())
    if (first) await lists.add(first.collectionSlug, { productId: productId(1), attrId: '' })
    await lists.create('Kışlıklar')
    show(<Actions of={product(1)} />)
    await screen.findByRole('button', { name: 'Favorilerinizde', pressed: true })
    click('Liste seç')
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Kışlıklar' }))
    await waitFor(async () => expect((await valueOf(lists.all()))[1]?.count).toBe(1))
    write(/^Yeni liste/, 'Hediyelikler')
    click('Liste oluştur')
    expect(await screen.findByRole('checkbox', { name: 'Hediyelikler', checked: true })).toBeTruthy()
  })

  it('sends a member’s question, which shows once the shop has answered', async () => {
    const { show, questions } = await setUp({ member: true })
    show(<Actions of={product(1)} />)
    click('Mağazaya sor')
    await screen.findByRole('dialog', { name: 'Mağazaya Sor' })
    await expect.poll(() => document.activeElement).toBe(screen.getByLabelText(/^Sorunuz/))
    write(/^Sorunuz/, 'Kısa')
    click('Soruyu gönder')
    expect(await screen.findByText(/ile 1000 karakter arasında/)).toBeTruthy()
    write(/^Sorunuz/, 'Bu kazak makinede yıkanır mı?')
    click('Soruyu gönder')
    expect(await screen.findByText(/mağazaya iletildi/)).toBeTruthy()
    questions.answer(productId(1), 'Evet, otuz derecede.')
    show(<ProductBelow product={product(1)} />)
    expect(await screen.findByText('Bu kazak makinede yıkanır mı?')).toBeTruthy()
    expect(screen.getByText('Evet, otuz derecede.')).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Soru ve Yanıtlar (1)' })).toBeTruthy()
  })

  it('shows answered questions while a member types a similar one', async () => {
    const { show, questions } = await setUp({ member: true })
    await questions.ask({ productId: productId(1), text: 'Bu kazak makinede yıkanır mı?', open: true })
    questions.answer(productId(1), 'Evet, otuz derecede.')
    show(<Actions of={product(1)} />)
    click('Mağazaya sor')
    await screen.findByRole('dialog', { name: 'Mağazaya Sor' })
    write(/^Sorunuz/, 'Rengi solar mı?')
    expect(screen.queryByText('Benzer sorular yanıtlandı')).toBeNull()
    write(/^Sorunuz/, 'Çamaşır makinesine atılır mı?')
    fireEvent.click(await screen.findByText('Bu kazak makinede yıkanır mı?'))
    expect(screen.getByText('Evet, otuz derecede.')).toBeTruthy()
  })

  it('mails a suggestion of a member', async () => {
    const { show, forms } = await setUp({ member: true })
    show(<Actions of={product(1)} />)
    click('Arkadaşına öner')
    await screen.findByRole('dialog')
    write(/^Arkadaşınızın adı/, 'Deniz')
    write(/^Arkadaşınızın e-postası/, 'deniz@ornek.test')
    click('Öneriyi gönder')
    expect(await screen.findByText('Öneriniz Deniz adlı arkadaşınıza gönderildi.')).toBeTruthy()
    expect(forms.received).toMatchObject([{ productId: 1, friendEmail: 'deniz@ornek.test' }])
  })

  it('requires ten units, and is offered only for wholesale products', async () => {
    const { show, forms, products } = await setUp()
    show(<Actions of={product(1, { badges: [] })} />)
    expect(screen.queryByRole('button', { name: 'Toptan al' })).toBeNull()
    show(<Actions of={products[0] ?? product(1)} />)
    click('Toptan al')
    await screen.findByRole('dialog', { name: 'Toptan Al' })
    expect(await screen.findByText(/^Satıcı: .* Vergi no: \d{10}$/)).toBeTruthy()
    write(/^Firma/, 'Çınar AŞ')
    write(/^Ad zorunlu/, 'Ada')
    write(/^Soyad/, 'Deneme')
    write(/^E-posta/, 'ada@ornek.test')
    write(/^Telefon/, '0224 000 00 00')
    for (const [typed, sentence] of [
      ['9', 'Toptan alım 10 adetten başlar.'],
      ['0', 'Toptan alım 10 adetten başlar.'],
      ['99999999999', 'Bir talepte en fazla 1.000.000 adet isteyebilirsiniz.'],
      ['on', 'Adedi rakamla yazın.'],
      ['', 'Adet zorunludur.'],
    ] as const) {
      write(/^Adet/, typed)
      click('Teklif iste')
      expect(await screen.findByText(sentence)).toBeTruthy()
    }
    write(/^Adet/, '1.000')
    click('Teklif iste')
    expect(await screen.findByText(/Talebinizi aldık/)).toBeTruthy()
    expect(forms.received).toMatchObject([{ quantity: 1_000, companyName: 'Çınar AŞ' }])
  })

  it('fills a wholesale request with the member’s data', async () => {
    const { show, products } = await setUp({ member: true })
    show(<Actions of={products[0] ?? product(1)} />)
    click('Toptan al')
    await waitFor(() => expect(screen.getByLabelText(/^Telefon/)).toHaveProperty('value', '0541 111 22 33'))
    expect(screen.getByLabelText(/^Ad zorunlu/)).toHaveProperty('value', 'Ada')
    expect(screen.getByLabelText(/^E-posta/)).toHaveProperty('value', 'ada@ornek.test')
  })

  it('compares up to four products at their current prices', async () => {
    const { show, products, toast } = await setUp()
    for (const one of products.slice(0, 4)) {
      show(<Actions of={one} />)
      click('Karşılaştır')
    }
    expect(toast()).toBe('Karşılaştırmaya eklendi (4/4).')
    // A product of another category has a separate comparison.
    const [category] = product(6).categories
    show(<Actions of={{ ...product(6), categories: category ? [{ ...category, slug: 'isitici' }] : [] }} />)
    click('Karşılaştır')
    expect(screen.getByRole('button', { name: 'Karşılaştırma listenizde' })).toBeTruthy()
    show(<Actions of={product(5)} />)
    click('Karşılaştır (4)')
    const dialog = within(await screen.findByRole('dialog', { name: 'Karşılaştırma' }))
    expect(dialog.getByText(/^En fazla 4 ürün karşılaştırılır/)).toBeTruthy()
    const table = dialog.getByRole('table')
    await waitFor(() => expect(within(table).getAllByText(/TL$/)).toHaveLength(4))
    const wholesale = within(table).getByRole('row', { name: /^Toptan alım/ })
    expect(within(wholesale).getAllByText('Var')).toHaveLength(4)
    click('Kazak 2 ürününü çıkar')
    await waitFor(() => expect(within(table).queryByRole('link', { name: /Kazak 2/ })).toBeNull())
    expect(within(table).getAllByRole('columnheader')).toHaveLength(4)
  })
})

it('a listing opens the comparison of its category, from two products on', async () => {
  const { show, products } = await setUp()
  const [slug = ''] = product(1)
    .categories.map((one) => one.slug)
    .slice(-1)
  for (const one of products.slice(0, 2)) {
    show(<ComparedButton category={slug} />)
    expect(screen.queryByRole('button')).toBeNull()
    show(<Actions of={one} />)
    click('Karşılaştır')
  }
  show(<ComparedButton category="isitici" />)
  expect(screen.queryByRole('button')).toBeNull()
  show(<ComparedButton category={slug} />)
  click('Karşılaştır (2)')
  const dialog = within(await screen.findByRole('dialog', { name: 'Karşılaştırma' }))
  await waitFor(() => expect(dialog.getAllByText(/TL$/)).toHaveLength(2))
})

describe('below a product', () => {
  it('lists seen products, newest first, without the product itself', async () => {
    const { show, products, store } = await setUp()
    for (const one of products.slice(0, 3)) rememberSeen(store, one)
    show(<ProductBelow product={product(3)} />)
    const seen = within(screen.getByRole('region', { name: 'Son Baktığınız Ürünler' }))
    expect(seen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/kazak-p-2', '/kazak-p-1'])
    // With the current price.
    expect(await seen.findAllByText('249,90 TL')).toHaveLength(2)
  })

  it('a comment is offered only to buyers', async () => {
    const buyer = await setUp({ member: true, bought: true })
    buyer.show(<ProductBelow product={product(1)} />)
    expect(await screen.findByRole('button', { name: /değerlendirin/ })).toBeTruthy()
    const other = await setUp({ member: true })
    other.show(<ProductBelow product={product(1)} />)
    await screen.findByText(/henüz yanıtlanmış soru yok/)
    expect(screen.queryByRole('button', { name: /değerlendirin/ })).toBeNull()
  })
})

describe('a comment', () => {
  it('is found helpful once', async () => {
    const { show } = await setUp()
    show(<HelpfulButton comment={aComment({ id: 9, likeCount: 0 })} />)
    click('Faydalı (0)')
    const liked = await screen.findByRole('button', { name: 'Faydalı (1)', pressed: true })
    fireEvent.click(liked)
    expect(screen.getByRole('button', { name: 'Faydalı (1)', pressed: true })).toBeTruthy()
  })

  it('stays found helpful on a page that was made before the press', async () => {
    const { show } = await setUp()
    const comment = aComment({ id: 9, likeCount: 0 })
    show(<HelpfulButton comment={comment} />)
    click('Faydalı (0)')
    await screen.findByRole('button', { name: 'Faydalı (1)', pressed: true })
    show(<HelpfulButton comment={comment} />)
    expect(await screen.findByRole('button', { name: 'Faydalı (1)', pressed: true })).toBeTruthy()
  })
})

describe('an unsuitable comment', () => {
  it('is reported with a reason, only by members', async () => {
    const visitor = await setUp()
    const comment = aComment({ id: 9, name: 'E** K**' })
    visitor.show(<ReportButton comment={comment} />)
    click('E** K** yorumunu bildir')
    expect(visitor.panels.state.current()).toEqual(['user'])

    const { show, reviews, toast } = await setUp({ member: true })
    show(<ReportButton comment={comment} />)
    click('E** K** yorumunu bildir')
    await screen.findByRole('dialog', { name: 'Yorumu bildir' })
    click('Bildir')
    expect(await screen.findByText('Bildirim nedeni zorunludur.')).toBeTruthy()
    fireEvent.change(screen.getByLabelText(/^Bildirim nedeni/), { target: { value: 'insult' } })
    click('Bildir')
    await waitFor(() => expect(toast()).toContain('editörlerimize iletildi'))
    expect(reviews.reported).toMatchObject([{ id: 9, reason: 'insult' }])
  })
})

it('a buyer comments over the product’s own page', async () => {
  const { show, toast } = await setUp({ member: true, bought: true })
  show(<ProductBelow product={product(1)} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Bu ürünü satın aldınız, değerlendirin' }))
  await screen.findByRole('dialog', { name: 'Kazak 1' })
  fireEvent.click(screen.getByRole('radio', { name: '4 yıldız' }))
  write(/^Yorum/, 'Yumuşak ve sıcak tutuyor, memnunum.')
  click('Yorumu gönder')
  await waitFor(() => expect(toast()).toContain('Yorumunuz kaydedildi'))
})
