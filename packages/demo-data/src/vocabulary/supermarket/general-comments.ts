import type { LeafVocabulary } from '../vocabulary.ts'

/** Comments that fit any groceries, good or bad. */
export const generalComments: NonNullable<LeafVocabulary['comments']> = {
  good: [
    'Sipariş ertesi gün kapımdaydı, kutusu özenle hazırlanmıştı.',
    'Marketten ucuza geldi, bundan sonra hep buradan alırım.',
    'Son kullanma tarihi uzundu, gönül rahatlığıyla stok yaptım.',
    'İkinci siparişim, ilkiyle aynı kalitede geldi.',
  ],
  middle: ['Ürün iyi ama kargo iki gün gecikti.', 'Fena değil, yalnız geçen aya göre fiyatı epey artmış.'],
  bad: ['Kutu ezik geldi, ambalajı açılmıştı.', 'Beklentimi karşılamadı, bir daha almam.'],
}
