import type { ShippingOption } from '@market/domain/account'
import type { PaymentMethod } from '@market/domain/checkout'
import type { OrderPaymentState } from '@market/domain/orders'
import { describe, expect, test } from 'vitest'
import { nextStep } from './next-step.ts'
import type { TrackedParcel } from './track-steps.ts'

const now = new Date('2025-11-22T06:00:00Z')
interface Given extends Partial<TrackedParcel> {
  readonly option?: ShippingOption
  readonly method?: PaymentMethod
  readonly paid?: string
  readonly amount?: number
  readonly state?: OrderPaymentState
  readonly returnable?: boolean
}
const next = ({ method = 'credit_card', paid = 'paid', amount = 10_000, option = 'address', state, ...more }: Given) =>
  nextStep(
    {
      status: 'preparing',
      events: [],
      delivery: { from: '2025-11-25', to: '2025-11-27' },
      option,
      returnable: true,
      ...more,
    },
    {
      expires_at: new Date('2025-11-24T06:00:00Z'),
      gift_total: amount === 0 ? 5_000 : 0,
      payment: { method, status: paid, amount, ...(state && { state }) },
    },
    now,
  )

describe('what comes next for a parcel', () => {
  test('is awaited of the one whose turn it is', () => {
    const awaiting = (method: PaymentMethod) => next({ status: 'awaiting_payment', paid: 'pending', method })
    expect(awaiting('bank_transfer')).toBe(
      'Havaleniz bekleniyor; ürünleriniz 24 Kasım günü saat 09.00’a kadar sizin için ayrıldı.',
    )
    expect(awaiting('pay_with_url')).toMatch(
      /^Ödeme linkinin ödenmesi bekleniyor; ürünleriniz 24 Kasım günü saat 09\.00/,
    )
    expect(awaiting('credit_card')).toBe('Bankanızın onayı bekleniyor.')
  })
  test('is expected where it goes to, while the day has not gone by', () => {
    expect(next({})).toBe('Mağaza paketinizi hazırlıyor; en geç 24 Kasım günü yola çıkması bekleniyor.')
    expect(next({ delivery: { from: '2025-11-19', to: '2025-11-20' } })).toBe('Mağaza paketinizi hazırlıyor.')
    const where = (status: 'shipped' | 'out_for_delivery') =>
      (['address', 'branch', 'kargomat'] as const).map((option) => next({ status, option }))
    expect(where('shipped')).toEqual([
      expect.stringContaining('27 Kasım Perşembe günü kapınızda'),
      expect.stringContaining('27 Kasım Perşembe günü seçtiğiniz şubede'),
      expect.stringContaining('27 Kasım Perşembe günü seçtiğiniz Kargomat’ta'),
    ])
    expect(where('out_for_delivery')).toEqual([
      'Kuryemiz bugün kapınızda olacak.',
      'Paketiniz bugün seçtiğiniz şubeye bırakılacak.',
      'Paketiniz bugün seçtiğiniz Kargomat’a bırakılacak.',
    ])
  })
  test('is the last day of a return while it lasts, and that it is over then', () => {
    const delivered = (at: string) => next({ status: 'delivered', events: [{ key: 'delivered', at }] })
    expect(delivered('2025-11-08T11:20:00Z')).toBe('İade için son gün: 22 Kasım')
    expect(delivered('2025-11-07T11:20:00Z')).toBe('İade hakkınız 21 Kasım’da sona erdi.')
    expect(next({ status: 'delivered' })).toBe('')
    expect(next({ status: 'delivered', returnable: false })).toBe('Bu paketteki ürünlerde cayma hakkı yoktur.')
  })
  test('is the way back of a parcel that was not fetched by its last day, whatever is in it', () => {
    const waits = (fetchUntil: string) =>
      next({
        status: 'delivered',
        option: 'branch',
        returnable: false,
        events: [{ key: 'delivered', at: '2025-11-15T11:20:00Z', fetchUntil }],
      })
    expect(waits('2025-11-22')).toBe('Paketiniz 22 Kasım gününe kadar şubede sizi bekler.')
    expect(waits('2025-11-21')).toBe('Paketiniz süresi içinde teslim alınmadı; mağazaya geri gönderilecek.')
  })
  test('is the refund, true for how it was paid', () => {
    const cancelled = (method: PaymentMethod, more: Given = {}) => next({ status: 'cancelled', method, ...more })
    expect(cancelled('credit_card')).toMatch(/Ödemede kullandığınız karta/)
    expect(cancelled('credit_card', { state: 'refunded' })).toBe(
      'Bu paket iptal edildi ve ödediğiniz tutar iade edildi.',
    )
    expect(cancelled('bank_transfer')).toMatch(/banka hesabına/)
    expect(cancelled('cash_on_delivery')).toMatch(/şubeden ödenir/)
    expect(cancelled('credit_card', { amount: 0 })).toMatch(/Hediye kodunuza/)
    for (const paid of ['on_delivery', 'failed', 'expired', 'pending'])
      expect(cancelled('bank_transfer', { paid })).toBe('Bu paket iptal edildi.')
  })
})
