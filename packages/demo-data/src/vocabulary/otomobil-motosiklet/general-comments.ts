import type { LeafVocabulary } from '../vocabulary.ts'

/** Comments of drivers that fit any product, good or bad. */
export const generalComments: NonNullable<LeafVocabulary['comments']> = {
  good: [
    'Sanayideki fiyatın epey altında, kargosu da hızlıydı.',
    'Mağazaya aracımı yazdım, uyup uymadığını hemen söylediler.',
    'Ürün kapalı kutuda, faturasıyla geldi.',
  ],
  middle: ['Ürün iyi, kargo şubeden almamı istedi.', 'Fiyatına göre yeterli, mucize beklemeyin.'],
  bad: ['Kutusu yırtık geldi, iade süreci uzadı.'],
}
