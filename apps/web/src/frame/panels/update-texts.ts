/** Texts of the update overlay. */
export const updateTexts = {
  title: 'Uygulamanın yeni sürümü var',
  text: 'Bildirimler, hızlı ödeme ve kargo takibi için uygulamamızı güncelleyin.',
  later: 'Daha sonra',
  update: 'Uygulamayı güncelle',
  /** Opens the device's app store. */
  store: (shop: string) => `market://search?q=${encodeURIComponent(shop)}`,
} as const
