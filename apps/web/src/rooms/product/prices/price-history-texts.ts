import { decline } from '@market/domain/text'

/** Texts of a product's price history. */
export const priceHistoryTexts = {
  titleOf: (days: number) => `Son ${days} günün fiyatları`,
  lowest: 'En düşük',
  highest: 'En yüksek',
  today: 'Bugün',
  steady: (price: string, days: number) => `Fiyat son ${days} gündür aynı: ${price}.`,
  isLowest: 'Bugünkü fiyat bu dönemin en düşüğü.',
  above: (difference: string) => `Bugünkü fiyat, dönemin en düşüğünden ${difference} fazla.`,
  changes: 'Fiyat değişiklikleri',
  /** For the first day shown, because its price may be older. */
  on: (day: string) => decline(day, 'locative'),
  from: (day: string) => `${decline(day, 'ablative')} itibaren`,
  base: 'Fiyatlar, seçeneklerin farkları eklenmeden gösterilir.',
} as const
