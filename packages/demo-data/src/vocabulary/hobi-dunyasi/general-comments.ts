import type { LeafVocabulary } from '../vocabulary.ts'

/** Comments that fit any product, good or bad. */
export const generalComments: NonNullable<LeafVocabulary['comments']> = {
  good: [
    'Ertesi gün geldi, paketleme özenliydi.',
    'Hediye aldım, çok mutlu oldu.',
    'Fiyatı başka yerlere göre uygun, yine buradan alırım.',
    'Açıklamada ne yazıyorsa o çıktı, gönül rahatlığıyla alın.',
  ],
  middle: ['Ürün iyi, kutusunun köşesi hafif ezikti.', 'Fena değil ama bu fiyata biraz daha özenli olabilirdi.'],
  bad: ['Hasarlı geldi, iade ettim.', 'Kargo bir hafta gecikti, satıcıya ulaşmak zor oldu.'],
}
