import { orderId, succeed } from '@market/domain/kernel'
import type { PaymentStatus } from '@market/domain/checkout'
import { RouterLink, ServicesContext } from '@market/react'
import { notFound } from '@market/testing'
import { LinkProvider } from '@market/ui'
import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter, Route, Routes } from 'react-router-dom'
import { afterEach, describe, expect, it } from 'vitest'
import { services } from '../../../composition/tokens.ts'
import { begunPayment } from '../../../shared/payment/use-begun-payment.ts'
import { checkoutContainer } from '../../../testing/checkout-container.ts'
import { BankReturnPage } from './bank-return-page.tsx'
import { FailedPage } from './failed-page.tsx'

afterEach(cleanup)

const payment = (given: Partial<PaymentStatus>): PaymentStatus => ({
  kind: 'order',
  status: 'pending',
  orderId: orderId('GV-1'),
  reason: null,
  own: true,
  ...given,
})
/** Shows the page after the bank; `answer` is called with the `pass` parameter of the address. */
const show = async (answer: (pass: string | undefined) => PaymentStatus | undefined) => {
  const made = await checkoutContainer()
  const { container, payments } = made
  container.get(services.ExpiringStore).write(begunPayment, '1', 1)
  container.rebind(services.PaymentGateway).toConstantValue({
    ...payments,
    paymentStatus: async (_, pass) => {
      const found = answer(pass)
      return found ? succeed(found) : notFound('Ödeme bulunamadı.')
    },
  })
  history.replaceState(null, '', '/banka-yonlendirmesi?payment=p-1&pass=gecis')
  render(
    <ServicesContext value={container}>
      <BrowserRouter>
        <LinkProvider component={RouterLink}>
          <Routes>
            <Route path="/banka-yonlendirmesi" element={<BankReturnPage />} />
            <Route path="/my/siparis-tamamlandi" element={<h1>Siparişiniz alındı</h1>} />
            <Route path="/my/siparis-tamamlanamadi" element={<FailedPage />} />
          </Routes>
        </LinkProvider>
      </BrowserRouter>
    </ServicesContext>,
  )
  return { ...made, begun: () => container.get(services.ExpiringStore).read(begunPayment) }
}
const heading = (name: string) => screen.findByRole('heading', { name })

describe('the way back from the bank', () => {
  it('leads to the order once it is paid; the cart of the header is another one, and no page asks after the payment', async () => {
    const { cart, cartStore, begun } = await show(() => {
      cart.turnOver()
      return payment({ status: 'paid' })
    })
    expect(await heading('Siparişiniz alındı')).toBeTruthy()
    await expect.poll(() => cartStore.state.current().cart?.count).toBe(0)
    expect(begun()).toBeUndefined()
  })

  it('keeps the cart of whom the bank refused', async () => {
    const { cartStore } = await show(() => payment({ status: 'failed', reason: 'Bankanız ödemeyi onaylamadı.' }))
    await heading('Ödeme tamamlanamadı')
    expect(cartStore.state.current().cart?.count).toBe(1)
  })

  it('leads to the order if its transfer is refused, because the order has emptied the cart', async () => {
    const { cart, cartStore } = await show(() => payment({ status: 'failed', reason: 'Ödeme onaylanmadı.' }))
    await heading('Ödeme tamamlanamadı')
    cart.turnOver()
    await cartStore.load()
    const order = await screen.findByRole('link', { name: 'Siparişi gör' })
    expect(order.getAttribute('href')).toBe('/my/siparis-takip#GV-1')
    expect(screen.queryByText(/Sepetiniz ve adresiniz korunuyor/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Tekrar dene' })).toBeNull()
  })

  it('thanks somebody who paid another’s link, and shows nothing of the order', async () => {
    const { cartStore, begun } = await show((pass) =>
      pass === 'gecis' ? payment({ status: 'paid', own: false }) : undefined,
    )
    expect(await heading('Ödemeniz alındı')).toBeTruthy()
    expect(screen.getByText(/siparişi veren kişinin e-posta adresine gönderildi/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Siparişi takip et' })).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Siparişiniz alındı' })).toBeNull()
    // The payer's own cart does not change.
    expect([begun(), cartStore.state.current().cart?.count]).toEqual(['1', 1])
  })

  it('offers no second attempt to a payer of another’s link whose money went back', async () => {
    await show(() => payment({ status: 'refunded', own: false, reason: 'Siparişten vazgeçildi; tutar iade edildi.' }))
    await heading('Ödeme tamamlanamadı')
    screen.getByText(/tutar iade edildi\. Ödeme linki size gönderildiyse durumu gönderen kişiye sorabilirsiniz\./)
    expect(screen.queryByText(/tekrar deneyebilirsiniz/)).toBeNull()
  })

  it('while the payment is undecided, shows only number, link to the order and help', async () => {
    await show(() => payment({ status: 'unsure' }))
    expect(await heading('Ödemenizin sonucu henüz belli değil')).toBeTruthy()
    expect(document.title).toBe('Ödemenizin sonucu henüz belli değil | Kumru')
    expect(screen.getByText(/Lütfen yeniden ödemeyin/)).toBeTruthy()
    expect(screen.getByText(/GV-1/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Siparişi takip et' }).getAttribute('href')).toBe('/my/siparis-takip#GV-1')
    expect(screen.getByRole('link', { name: 'Bize ulaşın' })).toBeTruthy()
    expect(screen.queryByText(/tutar alınmadı/)).toBeNull()
  })

  it('says that nothing was charged only where nothing was', async () => {
    await show(() => payment({ status: 'failed', reason: 'Bankanız ödemeyi onaylamadı.' }))
    expect(await heading('Ödeme tamamlanamadı')).toBeTruthy()
    expect(await screen.findByText('Bankanız ödemeyi onaylamadı.')).toBeTruthy()
    expect(screen.getByText(/^Sizden tutar alınmadı/)).toBeTruthy()
  })

  it('speaks of the refund alone where late money went back', async () => {
    await show(() =>
      payment({ status: 'refunded', reason: 'Ödemeniz geç onaylandığı için tutar kartınıza iade edildi.' }),
    )
    expect(await screen.findByText(/tutar kartınıza iade edildi/)).toBeTruthy()
    expect(screen.queryByText(/tutar alınmadı/)).toBeNull()
    expect(screen.queryByRole('link', { name: 'Tekrar dene' })).toBeNull()
  })

  it('knows of no payment that is not there', async () => {
    await show(() => undefined)
    expect(await heading('Ödeme bulunamadı')).toBeTruthy()
    expect(document.title).toBe('Ödeme bulunamadı | Kumru')
  })
})
