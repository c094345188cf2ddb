import { cartMessages } from '@market/domain/cart'

/** Texts of a product card, also used by pages with the same information. */
export const cardTexts = {
  addToCart: 'Sepete ekle',
  choose: 'Seçenekleri gör',
  soldOut: 'Tükendi',
  tellMe: 'Gelince haber ver',
  free: cartMessages.freeCargo,
  geographic: 'Coğrafi İşaretli',
  fast: 'Hızlı teslimat',
  off: (percent: number) => `%${percent}`,
  offLabel: (percent: number) => `%${percent} indirim`,
} as const
