import type { ReportReason } from '@market/domain'

export const texts = {
  notBought: 'Yalnızca satın aldığınız ürünlere yorum yazabilirsiniz.',
  reviewNotFound: 'Yorum bulunamadı.',
  fields: { rating: 'Puan', text: 'Yorum', reason: 'Bildirim nedeni', note: 'Açıklama' },
  reviewLength: (min: number, max: number) => `Yorumunuz ${min} ile ${max} karakter arasında olmalıdır.`,
  question: 'Soru',
  questionLength: (min: number, max: number) => `Sorunuz ${min} ile ${max} karakter arasında olmalıdır.`,
  reasons: {
    insult: 'Hakaret veya küfür',
    advertisement: 'Reklam',
    'personal-data': 'Kişisel bilgi',
    'other-product': 'Başka bir ürün hakkında',
    other: 'Diğer',
  } satisfies Record<ReportReason, string>,
}
