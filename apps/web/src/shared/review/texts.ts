/** Texts of the comment form. */
export const reviewDialogTexts = {
  hint: (min: number) => `Ürünü almayı düşünenlere yardımcı olacak deneyiminizi yazın; en az ${min} karakter.`,
  length: (min: number, max: number) => `Yorumunuz ${min} ile ${max} karakter arasında olmalıdır.`,
  note: 'Adınız yalnızca baş harfleriyle görünür.',
  rating: 'Puan',
  required: 'zorunlu',
  save: 'Yorumu gönder',
  stars: (count: number) => `${count} yıldız`,
  text: 'Yorum',
} as const
