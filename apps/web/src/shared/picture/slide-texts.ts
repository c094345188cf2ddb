/** Texts of a row of slides. */
export const slideTexts = {
  slides: 'Öne çıkanlar',
  slider: 'kaydırıcı',
  previous: 'Önceki kampanya',
  next: 'Sonraki kampanya',
  slideOf: (at: number, all: number) => `${at} / ${all}`,
} as const
