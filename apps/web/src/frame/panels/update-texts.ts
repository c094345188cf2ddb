/** Texts of the update overlay. */
export const updateTexts = {
  title: 'Uygulamanın yeni sürümü var',
  text: 'Bildirimler, hızlı ödeme ve kargo takibi için uygulamamızı güncelleyin.',
  later: 'Daha sonra',
  update: 'Uygulamayı güncelle',
  /** Opens whatever shop for apps the device has. */
  store: (shop: string) => `market://search?q=${encodeURIComponent(shop)}`,
} as const
