/** Texts of the sections below a product. */
export const belowTexts = {
  questions: (count: number) => (count > 0 ? `Soru ve Yanıtlar (${count})` : 'Soru ve Yanıtlar'),
  noQuestions: 'Bu ürün hakkında henüz yanıtlanmış soru yok. Merak ettiğinizi mağazaya sorabilirsiniz.',
  ask: 'Mağazaya sor',
  more: 'Daha fazla göster',
  retry: 'Tekrar dene',
  review: 'Bu ürünü satın aldınız, değerlendirin',
  reviewed: 'Yorumunuz kaydedildi. Teşekkür ederiz.',
  seen: 'Son Baktığınız Ürünler',
  soldOut: 'Tükendi',
} as const
