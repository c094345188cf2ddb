import { orderId, paymentId, succeed } from '@market/domain/kernel'
import { kurus } from '@market/domain/money'
import type { OpenPayment } from '@market/domain/checkout'
import { RouterLink, ServicesContext, useService } from '@market/react'
import { aMember } from '@market/testing'
import { LinkProvider } from '@market/ui'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { checkoutContainer } from '../../testing/checkout-container.ts'
import { OpenPaymentNotice } from './open-payment-notice.tsx'
import { begunPayment, begunPaymentDays, useBegunPayment } from '../../shared/payment/use-begun-payment.ts'

afterEach(cleanup)

const open: OpenPayment = {
  kind: 'order',
  orderId: orderId('GV-1'),
  paymentId: paymentId('p-1'),
  method: 'credit_card',
  amount: kurus(16_190),
  since: '2026-11-20T09:00:00Z',
  expiresAt: '2026-11-20T09:15:00Z',
  state: 'awaiting',
  continueUrl: null,
}
function Somewhere({ pathname }: { readonly pathname: string }) {
  void useService(services.SessionStore).start()
  return useBegunPayment(pathname) ? <OpenPaymentNotice /> : null
}
const show = async (payments: readonly OpenPayment[], { begun = true, pathname = '/', member = false } = {}) => {
  const { container } = await checkoutContainer(member ? { member: aMember() } : {})
  const gateway = container.get(services.PaymentGateway)
  const expiring = container.get(services.ExpiringStore)
  if (begun) expiring.write(begunPayment, '1', begunPaymentDays)
  let asked = 0
  let found = payments
  container.rebind(services.PaymentGateway).toConstantValue({
    ...gateway,
    open: async () => {
      asked += 1
      return succeed(found)
    },
  })
  await container.get(services.SessionStore).start()
  render(
    <ServicesContext value={container}>
      <MemoryRouter initialEntries={[pathname]}>
        <LinkProvider component={RouterLink}>
          <Somewhere pathname={pathname} />
        </LinkProvider>
      </MemoryRouter>
    </ServicesContext>,
  )
  const hasNone = () => void (found = [])
  return { session: container.get(services.SessionStore), hasNone, expiring, asked: () => asked }
}

it('shows an unsettled payment with a link to its status', async () => {
  await show([open])
  expect(await screen.findByText('GV-1 numaralı ödemeniz (161,90 TL) henüz sonuçlanmadı.')).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Ödemenin durumunu gör' })
  expect(link.getAttribute('href')).toBe('/banka-yonlendirmesi?payment=p-1')
})

it('leads from a transfer that is awaited to its order', async () => {
  await show([{ ...open, method: 'bank_transfer' }])
  expect(await screen.findByText(/161,90 TL tutarında havale bekliyoruz/)).toBeTruthy()
  const to = () => screen.getByRole('link', { name: 'Siparişi gör' }).getAttribute('href')
  expect(to()).toBe('/my/siparis-takip#GV-1')
  cleanup()
  await show([{ ...open, method: 'pay_with_url' }], { member: true })
  expect(await screen.findByText(/linkle ödenmesini \(161,90 TL\) bekliyoruz/)).toBeTruthy()
  expect(to()).toBe('/my/siparisler/GV-1')
})

it('leaves the telling to the page of its order', async () => {
  const { asked } = await show([{ ...open, method: 'bank_transfer' }], { pathname: '/my/siparisler/GV-1' })
  await waitFor(() => expect(asked()).toBe(1))
  await act(async () => undefined)
  expect(screen.queryByRole('link', { name: 'Siparişi gör' })).toBeNull()
  cleanup()
  await show([{ ...open, method: 'bank_transfer' }], { pathname: '/my/siparisler/GV-2' })
  expect(await screen.findByRole('link', { name: 'Siparişi gör' })).toBeTruthy()
})

it('disappears when its member logs out', async () => {
  const { session, hasNone } = await show([open])
  await screen.findByRole('status')
  hasNone()
  session.adopt({ accessToken: 'a', listingKey: 'b', messages: [], user: aMember({ userId: 'uye-9' }) })
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

it('is not there where a guest reads the very order', async () => {
  const { asked } = await show([{ ...open, method: 'bank_transfer' }], { pathname: '/my/siparis-takip#GV-1.imza' })
  await expect.poll(asked).toBe(1)
  await act(async () => undefined)
  expect(screen.queryByText(/havale bekliyoruz/)).toBeNull()
})

it('closed, it stays away', async () => {
  const { expiring } = await show([open])
  fireEvent.click(await screen.findByRole('button', { name: 'Kapat' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(expiring.read('open_payment_closed')).toBe('p-1')
})

it('sends no request without a started payment, and on the payment’s own pages', async () => {
  expect((await show([open], { begun: false })).asked()).toBe(0)
  expect((await show([open], { pathname: '/banka-yonlendirmesi' })).asked()).toBe(0)
  expect(screen.queryByRole('status')).toBeNull()
})

it('sends no more requests once every payment is settled', async () => {
  const { expiring, asked } = await show([])
  await expect.poll(asked).toBe(1)
  await expect.poll(() => expiring.read(begunPayment)).toBeUndefined()
})
