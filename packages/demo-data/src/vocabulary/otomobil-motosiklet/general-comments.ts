import type { LeafVocabulary } from '../vocabulary.ts'

/** What drivers say of anything that arrives well or badly. */
export const generalComments: LeafVocabulary['comments'] = {
  good: [
    'Sanayideki fiyatın epey altında, kargosu da hızlıydı.',
    'Mağazaya aracımı yazdım, uyup uymadığını hemen söylediler.',
    'Ürün kapalı kutuda, faturasıyla geldi.',
  ],
  middle: ['Ürün iyi, kargo şubeden almamı istedi.', 'Fiyatına göre yeterli, mucize beklemeyin.'],
  bad: ['Kutusu yırtık geldi, iade süreci uzadı.'],
}
