import type { PhotoProblem } from '@market/domain/reviews'

/** Texts of the photo field in the forms for comments and returns. */
export const photoFormTexts = {
  title: 'Fotoğraflar',
  optional: 'isteğe bağlı',
  hint: (count: number) =>
    `En fazla ${count} fotoğraf; her biri en fazla 8 MB, JPEG, PNG veya WebP. Konum ve cihaz bilgileri silinir.`,
  add: 'Fotoğraf ekle',
  remove: (number: number) => `${number}. fotoğrafı kaldır`,
  again: 'Tekrar dene',
  againOf: (number: number) => `${number}. fotoğrafı yeniden gönder`,
  sending: (count: number) => `${count} fotoğraf yükleniyor…`,
  sent: (count: number) => `${count} fotoğraf yüklendi.`,
  photo: (number: number) => `Eklediğiniz ${number}. fotoğraf`,
  tooMany: (count: number) => `En fazla ${count} fotoğraf ekleyebilirsiniz; fazlası alınmadı.`,
  full: (count: number) => `En fazla ${count} fotoğraf ekleyebilirsiniz. Yenisi için önce birini kaldırın.`,
  unsent: 'Yüklenemeyen fotoğrafı kaldırın ya da yeniden gönderin.',
  unseen: 'Yorumunuzda fotoğraf varsa şu anda gösterilemiyor; yorumunuzu kaydederseniz olduğu gibi kalır.',
  unknown:
    'Fotoğraflar şu anda eklenemiyor. Kaldırıp yorumunuzu fotoğrafsız kaydedebilir ya da yeniden deneyebilirsiniz.',
  gone: 'Bu dosya okunamadı. Başka bir fotoğraf seçin.',
  problems: {
    kind: 'Bu dosya bir fotoğraf değil. JPEG, PNG veya WebP biçiminde bir fotoğraf seçin.',
    empty: 'Bu dosya boş. Başka bir fotoğraf seçin.',
    size: 'Fotoğraf en fazla 8 MB olabilir.',
  } satisfies Record<PhotoProblem, string>,
} as const
