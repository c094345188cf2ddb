/** Texts of the consent to push notifications: one consent covers parcels and alarms, so the note lists both. */
export const pushTexts = {
  begin: 'Kargo ve alarm haberlerini bildirim olarak al',
  note: 'Kargo adımları ve kurduğunuz alarmlar bu cihaza bildirilir. Alarm bildiriminde ürünün adı yazar; adınız, siparişiniz ya da satın aldıklarınız hiçbirinde yazmaz. Dilediğiniz zaman durdurabilirsiniz.',
  on: 'Kargo adımları ve alarmlar bu cihaza bildiriliyor.',
  end: 'Bildirimleri durdur',
  refused: 'Bu sitenin bildirimleri tarayıcınızda kapalı. Almak isterseniz tarayıcınızın ayarlarından açın.',
  unknown: 'Tarayıcınızın bildirim hizmeti desteklenmiyor.',
} as const
