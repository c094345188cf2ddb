/** Texts of the actions below a product's button. */
export const actionsTexts = {
  compare: 'Karşılaştır',
  compared: 'Karşılaştırma listenizde',
  openCompare: (count: number) => `Karşılaştır (${count})`,
  added: (count: number, max: number) => `Karşılaştırmaya eklendi (${count}/${max}).`,
  taken: 'Karşılaştırmadan çıkarıldı.',
  priceAlarm: 'Fiyat alarmı',
  ask: 'Mağazaya sor',
  suggest: 'Arkadaşına öner',
  wholesale: 'Toptan al',
} as const
