import type { LeafVocabulary } from '../vocabulary.ts'

/** Comments that fit any product, good or bad. */
export const generalComments: NonNullable<LeafVocabulary['comments']> = {
  good: [
    'Kargo görevlileri çok nazikti, paketi tek çizik olmadan teslim ettiler.',
    'Bu fiyata bu işçiliği beklemiyordum, gönül rahatlığıyla alabilirsiniz.',
    'Fotoğraftaki renkle birebir aynı geldi.',
    'Mağaza aynı gün kargoladı, iki günde elimdeydi.',
  ],
  middle: [
    'Ürün güzel ama teslimat söylenenden iki gün geç oldu.',
    'Rengi ekranda gördüğümden bir ton koyu, yine de kullanıyorum.',
  ],
  bad: ['Köşesi ezik geldi, değişim için bir hafta bekledim.', 'Beklediğim kalite bu değildi, iade ettim.'],
}
