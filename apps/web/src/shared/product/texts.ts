import { cartMessages } from '@market/domain/cart'

/** On a product's card, and where a page says the same of one. */
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
