/** Texts built into the components. All other texts that shoppers read are passed as props. */
export const words = {
  close: 'Kapat',
  loading: 'Yükleniyor',
  decrease: 'Azalt',
  increase: 'Artır',
  showPassword: 'Şifreyi göster',
  hidePassword: 'Şifreyi gizle',
  previous: 'Önceki',
  next: 'Sonraki',
  pages: 'Sayfalar',
  page: 'Sayfa',
  breadcrumbs: 'Neredesiniz',
  price: 'Fiyat:',
  previousPrice: 'önceki fiyat:',
  /** After a price of whole lira, as most are. */
  wholeLira: ',00 TL',
  remove: 'Kaldır:',
  notices: 'Bildirimler',
  skipToContent: 'İçeriğe geç',
  done: 'Tamamlandı:',
  now: 'Şu an:',
  ahead: 'Sırada:',
  /** Text of a star rating with the number of ratings. */
  rating: (score: string, count?: string) => `5 üzerinden ${score} puan${count ? `, ${count} değerlendirme` : ''}`,
  required: 'zorunlu',
  cutAtPaste: (most: number) =>
    `En fazla ${most.toLocaleString('tr-TR')} karakter yazılabilir; yapıştırdığınız metnin sonu alınmadı.`,
} as const
