import type { ReportReason } from '@market/domain/reviews'

/** Texts of the report of a comment. */
export const reportTexts = {
  title: 'Yorumu bildir',
  reason: 'Bildirim nedeni',
  choose: 'Neden seçin',
  reasons: {
    insult: 'Hakaret veya küfür içeriyor',
    advertisement: 'Reklam içeriyor',
    'personal-data': 'Kişisel bilgi içeriyor',
    'other-product': 'Başka bir ürünle ilgili',
    other: 'Başka bir neden',
  } satisfies Record<ReportReason, string>,
  note: 'Açıklama',
  required: 'zorunlu',
  optional: 'isteğe bağlı',
  send: 'Bildir',
  sent: 'Bildiriminiz editörlerimize iletildi. Teşekkür ederiz.',
}
