/** The page of all comments on a product. */
export const commentsTexts = {
  title: 'Ürün yorumları',
  heading: (name: string) => `${name} yorumları`,
  back: 'Ürüne dön',
  sort: 'Sırala',
  sorts: { date_desc: 'En yeni', date_asc: 'En eski', like: 'En faydalı' },
  all: (count: string) => `Tüm yorumlar (${count})`,
  none: 'Henüz yorum yok',
  noneHint: 'Ürünü alanların yorumları burada görünür.',
  noneHere: 'Bu sayfada yorum yok',
  noneHereHint: 'Tüm yorumlar önceki sayfalarda.',
  list: 'Yorumlar',
} as const
