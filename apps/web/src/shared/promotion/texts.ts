import type { OfferState } from '@market/domain/promotions'

export const promotionTexts = {
  /** A promotion's discount, shown below its name. */
  free: (take: number, free: number) =>
    free === 1 ? `Her ${take} üründen en ucuzu bedava.` : `Her ${take} üründen en ucuz ${free} ürün bedava.`,
  over: (from: string) => `${from} ve üzeri alışverişte `,
  percent: (percent: number) => `%${percent} indirim`,
  most: (most: string) => `, en fazla ${most}`,
  amount: (amount: string) => `${amount} indirim`,
  until: (day: string) => `Son gün: ${day}`,
  forCart: 'Sepetinizde geçen kuponlar',
  offers: 'Kampanyalar ve kuponlar',
  none: 'Bu ürün için şu anda kampanya ya da kupon yok.',
  market: 'Tüm mağazalarda',
  collect: 'Kuponu al',
  collectNamed: (name: string) => `Kuponu al: ${name}`,
  collected: 'Kupon hesabınıza eklendi; sepetinizde otomatik uygulanır.',
  automatic: 'Sepette uygulanır',
  states: {
    automatic: 'Sepette uygulanır',
    open: 'Alınabilir',
    collected: 'Geçerli',
    used: 'Kullanıldı',
    ended: 'Süresi doldu',
    gone: 'Tükendi',
  } satisfies Readonly<Record<OfferState, string>>,
  page: 'Kuponlarım',
  empty: 'Henüz kuponunuz yok. Ürün ve mağaza sayfalarındaki kuponları alabilirsiniz.',
  emptyAction: 'Alışverişe başla',
  rule: 'Her siparişte bir mağaza kuponu ve bir pazaryeri kuponu kullanılır; en çok kazandıran seçilir. Ödenmeyen ya da tümüyle iptal edilen siparişin kuponu geri gelir.',
  addUnits: (name: string, units: number, free: number) =>
    `${name}: ${units} tane daha ekleyin, ${free === 1 ? 'biri' : `${free} tanesi`} bedava.`,
  addSum: (name: string, sum: string) => `${name}: ${sum} tutarında daha ürün ekleyin.`,
} as const
