/** Texts of the actions below a product's button. */
export const actionsTexts = {
  compare: 'Karşılaştır',
  compared: 'Karşılaştırmada',
  openCompare: (count: number) => `Karşılaştır (${count})`,
  added: (count: number, most: number) => `Karşılaştırmaya eklendi (${count}/${most}).`,
  taken: 'Karşılaştırmadan çıkarıldı.',
  ask: 'Mağazaya sor',
  suggest: 'Arkadaşına öner',
  wholesale: 'Toptan al',
} as const
