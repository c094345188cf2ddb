import { orderId, succeed } from '@market/domain/kernel'
import type { PaymentStatus } from '@market/domain/checkout'
import { ServicesContext } from '@market/react'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { services } from '../../composition/tokens.ts'
import { checkoutContainer } from '../../testing/checkout-container.ts'
import { PaymentResult } from './payment-result.tsx'

afterEach(cleanup)

const texts = {
  paid: (number: string) => `${number} ödendi`,
  pending: (number: string) => `${number} bekleniyor`,
  failed: 'Ödeme alınamadı.',
}

it.each<[PaymentStatus['status'], string]>([
  ['paid', 'GV-1 ödendi'],
  ['pending', 'GV-1 bekleniyor'],
  ['unsure', 'GV-1 bekleniyor'],
  ['failed', 'Ödeme alınamadı.'],
])('a payment that is %s says so', async (status, text) => {
  const { container, payments } = await checkoutContainer()
  container.rebind(services.PaymentGateway).toConstantValue({
    ...payments,
    paymentStatus: async () => succeed({ kind: 'hgs', status, orderId: orderId('GV-1'), reason: null, own: true }),
  })
  history.replaceState(null, '', '/my/hgs/bakiye-yukleme?odeme=p-1')
  render(
    <ServicesContext value={container}>
      <PaymentResult texts={texts} />
    </ServicesContext>,
  )
  expect((await screen.findByText(new RegExp(text))).textContent).toContain(text)
})
