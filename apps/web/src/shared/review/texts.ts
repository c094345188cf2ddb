/** Texts of the comment form. */
export const reviewDialogTexts = {
  hint: (fewest: number) => `Ürünü almayı düşünenlere yardımcı olacak deneyiminizi yazın; en az ${fewest} karakter.`,
  length: (fewest: number, most: number) => `Yorumunuz ${fewest} ile ${most} karakter arasında olmalıdır.`,
  note: 'Adınız yalnızca baş harfleriyle görünür.',
  rating: 'Puan',
  required: 'zorunlu',
  save: 'Yorumu gönder',
  stars: (count: number) => `${count} yıldız`,
  text: 'Yorum',
} as const
