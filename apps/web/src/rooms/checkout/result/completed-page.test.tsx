import { dataLayerAnalytics } from '@market/browser'
import { fail, productId, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { PaymentDraft } from '@market/domain/checkout'
import type { Order } from '@market/domain/orders'
import { type AnalyticsEvent, measuredOrders } from '@market/domain/analytics'
import { RouterLink, ServicesContext } from '@market/react'
import {
  aCart,
  aCartItem,
  aCartShop,
  aMember,
  anAddress,
  anOrder,
  memoryExpiringStore,
  memoryOrderDocuments,
  memoryOrders,
  orderOf,
  setClock,
} from '@market/testing'
import { LinkProvider } from '@market/ui'
import '@market/ui/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { checkoutContainer } from '../../../testing/checkout-container.ts'
import { checkoutRoom } from '../bind.ts'
import { CompletedPage } from './completed-page.tsx'
import { FailedPage } from './failed-page.tsx'

afterEach(() => {
  cleanup()
  history.replaceState(null, '', '/')
})

const memory = () => memoryExpiringStore(setClock())
const show = async (
  order: Order | null,
  {
    kept = memory(),
    agreed = true,
    member = false,
    guest = false,
    failures = 0,
    drafts = new Array<PaymentDraft>(),
  } = {},
) => {
  cleanup()
  const told: AnalyticsEvent[] = []
  const page: Window & { dataLayer?: readonly object[] } = window
  delete page.dataLayer
  const layer = dataLayerAnalytics(window)
  const made = await checkoutContainer(member ? { member: aMember() } : {})
  await made.session.start()
  if (guest) made.session.provenGuest('misafir@ornek.test')
  const orders = memoryOrders(order ? [order] : [])
  let asked = 0
  const gateway = measuredOrders(
    {
      ...orders,
      last: async () => ((asked += 1) <= failures ? fail({ kind: 'offline' } as const) : succeed(order)),
    },
    kept,
    {
      isWanted: () => agreed,
      track: (event) => {
        told.push(event)
        layer.track(event)
      },
    },
  )
  made.container.bind(services.OrderGateway).toConstantValue(gateway)
  made.container.bind(services.OrderDocumentGateway).toConstantValue(memoryOrderDocuments(order ? [order] : []))
  made.container.load(checkoutRoom.paymentDrafts.module)
  made.container
    .rebind(checkoutRoom.paymentDrafts.id)
    .toConstantValue({ read: () => drafts.at(-1), write: (draft) => void drafts.push(draft) })
  // The API has emptied the cart, but this browser has not loaded it yet.
  made.cart.turnOver()
  render(
    <ServicesContext value={made.container}>
      <MemoryRouter>
        <LinkProvider component={RouterLink}>
          <CompletedPage />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  return { ...made, told, pushed: () => page.dataLayer ?? [] }
}
const number = (id: string) => screen.findByText(id, { selector: 'p' })

describe('the end of an order', () => {
  it('empties the cart, and is measured once in groups of five over reloads', async () => {
    const kept = memory()
    const items = [...Array(7).keys()].map((at) =>
      aCartItem({ productId: productId(at + 1), quantity: at + 1, singlePrice: kurus(at === 6 ? 0 : 1_000) }),
    )
    const order = orderOf(aCart({ shops: [aCartShop({ items })] }), anAddress(), anOrder().orderId)
    const { told, cartStore, pushed } = await show(order, { kept })
    await number('SIP-1')
    await expect.poll(() => cartStore.state.current().cart?.count).toBe(0)
    const purchases = told.flatMap((event) => (event.type === 'purchase' ? [event] : []))
    expect(purchases.map((event) => event.items.map((item) => item.productId))).toEqual([[1, 2, 3, 4, 5], [6]])
    expect(purchases.map(({ orderId }) => orderId)).toEqual(['SIP-1', 'SIP-1'])
    // Tag managers receive lira, and the fixed value of the API (rules.md S12).
    expect(pushed()).toMatchObject([
      { event: 'purchase', fixed_discount: -1.25, ecommerce: { currency: 'TRY', transaction_id: 'SIP-1' } },
      { event: 'purchase', fixed_discount: -1.25, ecommerce: { value: 60 } },
    ])
    const again = await show(order, { kept })
    await number('SIP-1')
    expect(again.told).toEqual([])
  })

  it('clears the accepted contracts after an order', async () => {
    const draft: PaymentDraft = {
      owner: 'ada@ornek.test',
      method: 'credit_card',
      cardName: 'Ada Deneme',
      installment: 1,
      acceptedVersion: 'v1',
    }
    const drafts: PaymentDraft[] = [draft]
    await show(anOrder(), { drafts })
    await number('SIP-1')
    await expect.poll(() => drafts.at(-1)).toEqual({ ...draft, acceptedVersion: null })
    const others = [draft]
    await show(null, { drafts: others })
    await screen.findByRole('heading', { level: 1 })
    expect(others).toEqual([draft])
  })

  it('is not measured without consent', async () => {
    const { told } = await show(anOrder(), { agreed: false })
    await number('SIP-1')
    expect(told).toEqual([])
  })

  it('makes a guest whose mailbox is proven a member by one press', async () => {
    const order = anOrder({ email: 'misafir@ornek.test', ofMember: false })
    const { session, gateway } = await show(order, { guest: true })
    fireEvent.click(await screen.findByRole('button', { name: 'Üye ol ve siparişimi hesabıma ekle' }))
    await screen.findByText('Üyelik sözleşmesinin kabulü zorunludur.')
    fireEvent.click(screen.getByLabelText(/^Üyelik sözleşmesini/))
    fireEvent.click(screen.getByRole('button', { name: 'Üye ol ve siparişimi hesabıma ekle' }))
    await screen.findByText(/^Bu oturumda verilmiş bir sipariş bulunamadı/)
    expect(session.state.current().user).toMatchObject({ isActive: false })
    gateway.guest = aMember({ email: 'misafir@ornek.test' })
    fireEvent.click(screen.getByRole('button', { name: 'Üye ol ve siparişimi hesabıma ekle' }))
    await expect.poll(() => session.state.current().user?.isActive).toBe(true)
    await expect.poll(() => screen.queryByRole('button', { name: 'Üye ol ve siparişimi hesabıma ekle' })).toBeNull()
    expect(await screen.findByText(/Üyeliğiniz hazır; siparişiniz hesabınızda/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Siparişlerim' }).getAttribute('href')).toBe('/my/siparisler')
  })

  it('names the mailed documents, and offers an account only to a guest', async () => {
    const { payment } = anOrder()
    await show(anOrder({ email: 'ada@ornek.test', ofMember: false, payment: { ...payment, state: 'paid' } }))
    await screen.findByText('Sipariş özeti ve sözleşmeler ada@ornek.test adresine gönderildi.')
    expect(screen.getByRole('link', { name: 'Üye ol' }).getAttribute('href')).toBe('/uye-ol')
    expect(screen.getByRole('link', { name: 'Siparişi takip et' }).getAttribute('href')).toBe('/my/siparis-takip#SIP-1')
    await show(anOrder({ email: 'ada@ornek.test', ofMember: true, payment: { ...payment, state: 'awaiting' } }), {
      member: true,
    })
    await screen.findByText(/^Ödemeniz tamamlanınca sipariş özetini .* ada@ornek.test adresine göndereceğiz/)
    expect(screen.queryByRole('link', { name: 'Üye ol' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Siparişi takip et' }).getAttribute('href')).toBe('/my/siparisler/SIP-1')
  })

  it('of a transfer says that its account was mailed, and the rest once the money is there', async () => {
    const transfer = {
      bank: 'Örnek Banka',
      holder: 'Deneme Pazaryeri',
      iban: 'TR320010009999901234567890',
      reference: 'SIP-1',
      amount: kurus(28_980),
      until: '2026-11-23T09:00:00Z',
    }
    await show(anOrder({ email: 'ada@ornek.test', transfer }))
    await screen.findByText(/^Havale bilgilerini ada@ornek\.test adresine gönderdik/)
    expect(screen.queryByText(/^Sipariş özeti ve sözleşmeler/)).toBeNull()
  })

  it('is loaded again after a failure, and says when the order does not exist', async () => {
    await show(anOrder(), { failures: 1 })
    fireEvent.click(await screen.findByRole('button', { name: 'Tekrar dene' }))
    await number('SIP-1')
    expect(document.title).toBe('Siparişiniz alındı | Kumru')
    await show(null)
    expect(await screen.findByRole('heading', { name: 'Sipariş bulunamadı' })).toBeTruthy()
    expect(document.title).toBe('Sipariş bulunamadı | Kumru')
    expect(screen.queryByRole('heading', { name: 'Siparişiniz alındı' })).toBeNull()
  })
})

describe('an order that could not be paid', () => {
  it('shows reason and charge only if they are known', async () => {
    const { container } = await checkoutContainer()
    const open = (state?: object) => {
      history.replaceState({ usr: state }, '', '/my/siparis-tamamlanamadi')
      render(
        <ServicesContext value={container}>
          <LinkProvider component={({ href, children }) => <a href={href}>{children}</a>}>
            <FailedPage />
          </LinkProvider>
        </ServicesContext>,
      )
    }
    open({ reason: 'Bankanız ödemeyi onaylamadı.', refunded: false })
    expect(screen.getByRole('status').textContent).toBe('Bankanız ödemeyi onaylamadı.')
    expect(screen.getByText(/^Sizden tutar alınmadı/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Tekrar dene' }).getAttribute('href')).toBe('/my/tr/odeme-yontemi')
    cleanup()
    open({ reason: '', refunded: true })
    expect(screen.queryByText(/alınmadı/)).toBeNull()
    expect(screen.getByText(/^Tutarın hesabınıza geçmesi/)).toBeTruthy()
    cleanup()
    open()
    expect(screen.queryByText(/alınmadı/)).toBeNull()
    expect(screen.getByText('Sepetiniz ve adresiniz korunuyor.')).toBeTruthy()
  })
})
