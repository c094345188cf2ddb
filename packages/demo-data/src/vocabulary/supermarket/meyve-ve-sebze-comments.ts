import { leafComments } from '../leaf-comments.ts'
import type { LeafVocabulary } from '../vocabulary.ts'

/** Fruit and vegetables: no comments about labels or packaging. */
const general: LeafVocabulary['comments'] = {
  good: [
    'Sabah sipariş verdim, ertesi gün kapımdaydı.',
    'Pazardan iyi, üstelik eve geliyor.',
    'Kutusu havalandırmalıydı, terlememişti.',
  ],
  middle: ['Ürün iyi ama kargo bir gün gecikti.', 'Güzel, yalnız fiyatı pazardan yüksek.'],
  bad: ['Kutunun altındakiler ezilmişti, parasını iade ettiler.'],
}

export const meyveVeSebzeComments = leafComments(general, {
  'kuru-meyve': {
    good: [
      'Yumuşacık, içi etli ve kokulu.',
      'Şeker tadı yok, meyvenin kendi tadı.',
      'Çöpünden sapından ayıklanmış, yıkayıp yedik.',
      'Hoşafını yaptım, rengi ve kokusu çok güzel oldu.',
    ],
    middle: ['Lezzetli ama beklediğimden sert.', 'Taneler güzel, boyları karışık.'],
    bad: ['Kurumuş, taş gibiydi.', 'Paketin içi nemlenmişti.'],
  },
  'taze-meyve': {
    good: [
      'Dalından yeni kopmuş gibi, kokusu yerindeydi.',
      'Tek tek sarılmıştı, ezik çıkmadı.',
      'Tartısı fazla bile geldi.',
      'Çocuklar bir günde bitirdi, yenisini söyledik.',
    ],
    middle: ['Tadı güzel, boyları fotoğraftan küçük.', 'Birkaçı hamdı, bekletince oldu.'],
    bad: ['Yarısı çürümüştü.', 'Tatsızdı, mevsimi geçmiş belli ki.'],
  },
  'taze-sebze': {
    good: [
      'Diri ve taze, iki hafta dolapta bozulmadı.',
      'Kokusu köydeki gibi, seradan değil.',
      'Toprağı üstündeydi ama ezik yoktu.',
      'Yemeğini yaptım, tadı farkını gösterdi.',
    ],
    middle: ['Taze ama boyları birbirinden farklı.', 'İyi, birkaç tanesi yumuşamıştı.'],
    bad: ['Yolda pörsümüş geldi.', 'Kilosu eksikti, mağaza farkı iade etti.'],
  },
})
