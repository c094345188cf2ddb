/** Texts of gifts in the cart. */
export const giftTexts = {
  open: 'Hediye olarak gönder',
  openLabel: (name: string) => `Hediye olarak gönder: ${name}`,
  change: 'Hediye seçimini değiştir',
  changeLabel: (name: string) => `Hediye seçimini değiştir: ${name}`,
  title: 'Hediye olarak gönder',
  wrap: (price: string) => `Hediye paketi yapılsın: ${price}`,
  wrapUnits: 'Tüm adetler birlikte, tek pakette sarılır.',
  noWrap: 'Bu ürün için hediye paketi sunulmuyor; not ekleyebilir, fiyatları gizleyebilirsiniz.',
  note: 'Hediye notu',
  optional: 'isteğe bağlı',
  left: (count: number) => `Karta bu sözlerle yazılır. ${count} karakter kaldı.`,
  tooLong: (over: number) => `Notunuz ${over} karakter uzun. Biraz kısaltın.`,
  unprintable: 'Notunuzda yazdırılamayan bir karakter var. Silip yeniden yazın.',
  hide: 'Koliden çıkan belgede fiyat yazmasın',
  hideHint: 'Aynı mağazanın kolisindeki hiçbir üründe fiyat görünmez. Faturanız yalnızca size, e-postayla gelir.',
  refund:
    'Ürünün tamamını kargoya verilmeden iptal ederseniz ya da cayma hakkınızı kullanıp geri gönderirseniz paket ücreti de iade edilir.',
  save: 'Kaydet',
  none: 'Hediye olmasın',
  saved: 'Hediye seçiminiz kaydedildi.',
  removed: 'Hediye seçiminiz kaldırıldı.',
} as const
