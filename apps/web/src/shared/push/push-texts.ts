/** Texts of the consent to messages of a device: one for all that is told, so that it says all of it. */
export const pushTexts = {
  begin: 'Kargo ve alarm haberlerini bildirim olarak al',
  note: 'Kargo adımları ve kurduğunuz alarmlar bu cihaza bildirilir. Alarm bildiriminde ürünün adı yazar; adınız, siparişiniz ya da satın aldıklarınız hiçbirinde yazmaz. Dilediğiniz zaman durdurabilirsiniz.',
  on: 'Kargo adımları ve alarmlar bu cihaza bildiriliyor.',
  end: 'Bildirimleri durdur',
  refused: 'Bu sitenin bildirimleri tarayıcınızda kapalı. Almak isterseniz tarayıcınızın ayarlarından açın.',
  unknown: 'Tarayıcınızın bildirim hizmeti desteklenmiyor.',
} as const
