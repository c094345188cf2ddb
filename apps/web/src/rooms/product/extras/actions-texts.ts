/** What stands under the button of a product. */
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
