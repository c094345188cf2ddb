import type { PaymentMethod } from '@market/domain/checkout'
import type { IconName } from '@market/ui'

export const methodIcons: Readonly<Record<PaymentMethod, IconName>> = {
  credit_card: 'credit-card',
  bank_transfer: 'bank',
  bank_instant: 'lightning',
  cash_on_delivery: 'hand-coins',
  gpay: 'shield-check',
  bkm: 'device-mobile',
  pay_with_url: 'link',
  pttem_card: 'identification-card',
  market_card: 'wallet',
}
