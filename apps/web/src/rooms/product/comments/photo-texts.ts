/** Texts of the photo dialog. */
export const photoTexts = {
  title: (name: string) => `${name} tarafından eklenen fotoğraflar`,
  before: 'Önceki fotoğraf',
  next: 'Sonraki fotoğraf',
  place: (number: number, count: number) => `Fotoğraf ${number} / ${count}`,
} as const
