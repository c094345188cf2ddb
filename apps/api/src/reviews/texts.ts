import type { PhotoProblem, ReportReason } from '@market/domain/reviews'

export const texts = {
  notReceived: 'Yorum yazabilmeniz için satın aldığınız ürünü teslim almış olmanız gerekir.',
  reviewNotFound: 'Yorum bulunamadı.',
  photoNotFound: 'Fotoğraf bulunamadı.',
  photo: {
    kind: 'Bu dosya bir fotoğraf değil. JPEG, PNG veya WebP biçiminde bir fotoğraf seçin.',
    empty: 'Bu dosya boş. Başka bir fotoğraf seçin.',
    size: 'Fotoğraf en fazla 8 MB olabilir.',
    unreadable: 'Bu fotoğraf açılamadı. Bozuk ya da çok büyük olabilir; başka bir fotoğraf deneyin.',
    tooMany: 'Bu ürün için çok sayıda fotoğraf gönderdiniz. Yorumunuzu kaydedin ya da yarın yeniden deneyin.',
  } satisfies Record<PhotoProblem | 'unreadable' | 'tooMany', string>,
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
