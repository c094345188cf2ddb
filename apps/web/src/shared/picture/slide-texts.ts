/** What a row of slides says of itself. */
export const slideTexts = {
  slides: 'Öne çıkanlar',
  slider: 'kaydırıcı',
  previous: 'Önceki kampanya',
  next: 'Sonraki kampanya',
  slideOf: (at: number, all: number) => `${at} / ${all}`,
} as const
