import { cartMessages } from '@market/domain/cart'

/** Texts of the mini cart. */
export const miniCartTexts = {
  quantity: (n: number) => `${n} adet`,
  more: (n: number) => `ve ${n} ürün daha`,
  addForFree: (amount: string, shop: string) => `${shop}: ${amount} daha ekleyin, kargo bedava olsun.`,
  unchosen: (n: number) => `${n} ürün bu alışverişe dâhil değil.`,
  total: cartMessages.total,
  go: 'Sepete git',
} as const
