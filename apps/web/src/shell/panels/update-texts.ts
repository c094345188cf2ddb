/** What the update overlay says. */
export const updateTexts = {
  title: 'Uygulamamız yenilendi',
  text: 'Bildirimler, hızlı ödeme ve kargo takibi için Güvercin uygulamasını güncelleyin.',
  later: 'Daha sonra',
  update: 'Uygulamayı güncelle',
  /** Opens whatever shop for apps the device has. */
  store: 'market://search?q=G%C3%BCvercin',
} as const
