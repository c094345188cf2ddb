import type { LeafVocabulary } from '../vocabulary.ts'

/** Comments of pet owners that fit any product, good or bad. */
export const generalComments: NonNullable<LeafVocabulary['comments']> = {
  good: [
    'Kargo hızlıydı, paketi sağlam geldi.',
    'Veteriner ve mağaza fiyatlarından uygun.',
    'Mağaza soruma hemen yanıt verdi, ilgilerine teşekkürler.',
  ],
  middle: ['Ürün iyi, teslimat bir gün gecikti.', 'Fiyatına göre idare eder.'],
  bad: ['Paketi yırtık geldi, değişim istedim.'],
}
