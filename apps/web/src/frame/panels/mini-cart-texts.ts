import { cartMessages } from '@market/domain'

/** Texts of the mini cart. */
export const miniCartTexts = {
  quantity: (n: number) => `${n} adet`,
  more: (n: number) => `ve ${n} ürün daha`,
  total: cartMessages.total,
  go: 'Sepete git',
} as const
