import type { ReportReason } from '@market/domain'

export const texts = {
  notBought: 'Yalnızca satın aldığınız ürünlere yorum yazabilirsiniz.',
  reviewNotFound: 'Yorum bulunamadı.',
  fields: { rating: 'Puan', text: 'Yorum', reason: 'Bildirim nedeni', note: 'Açıklama' },
  reviewLength: (fewest: number, most: number) => `Yorumunuz ${fewest} ile ${most} karakter arasında olmalıdır.`,
  question: 'Soru',
  questionLength: (fewest: number, most: number) => `Sorunuz ${fewest} ile ${most} karakter arasında olmalıdır.`,
  reasons: {
    insult: 'Hakaret veya küfür',
    advertisement: 'Reklam',
    'personal-data': 'Kişisel bilgi',
    'other-product': 'Başka bir ürün hakkında',
    other: 'Diğer',
  } satisfies Record<ReportReason, string>,
}
