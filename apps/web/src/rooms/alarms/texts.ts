/** Texts of the pages of alarms. */
export const alarmPageTexts = {
  title: 'Alarmlarım',
  empty:
    'Kurulu alarmınız yok. Ürün sayfasındaki “Fiyat alarmı” ile hedef fiyatınızı belirleyin; fiyat düşünce haber verelim.',
  emptyAction: 'Alışverişe başla',
  target: (price: string) => `Hedef: ${price}`,
  stock: 'Gelince haber verilecek',
  now: (price: string) => `Şu an: ${price}`,
  soldOut: 'Tükendi',
  offSale: 'Satışta değil',
  offSaleNote: 'Bu ürün şu anda satışta değil. Yeniden satışa çıkarsa alarmınız işler.',
  until: (day: string) => `${day} tarihine kadar`,
  states: { waiting: 'Bekliyor', told: 'Haber verildi', expired: 'Süresi doldu' },
  end: 'Alarmı kaldır',
  remove: 'Listeden kaldır',
  ended: 'Alarm kaldırıldı.',
  link: {
    title: 'Alarmlarımı bitir',
    ask: (product: string) => `Bu iletiyi “${product}” için kurduğunuz alarm nedeniyle aldınız; o alarm sona erdi.`,
    waiting: (count: number) => `Bekleyen ${count} alarmınız daha var.`,
    none: 'Bekleyen başka alarmınız yok. Size bu konuda başka ileti göndermeyeceğiz.',
    end: 'Tümünü kaldır',
    ended: (count: number) => `${count} alarmınız kaldırıldı. Size bu konuda başka ileti göndermeyeceğiz.`,
    missing: 'Bağlantı eksik. Lütfen iletideki bağlantıya yeniden tıklayın.',
    goOn: 'Alışverişe devam et',
  },
} as const
