import { leafComments } from '../leaf-comments.ts'
import type { LeafVocabulary } from '../vocabulary.ts'

/** Of delivery and price, and nothing of taste. */
const general: LeafVocabulary['comments'] = {
  good: [
    'Ağır paketi kapıya kadar getirdiler, teşekkürler.',
    'Marketten ucuza geldi, üç tane birden aldım.',
    'Kutusu bantlı ve sağlamdı, akıtma olmadı.',
  ],
  middle: ['Ürün iyi ama kargo iki gün gecikti.', 'İşini görüyor, yalnız geçen aya göre pahalanmış.'],
  bad: ['Kutu ezik geldi, ambalajı zedelenmişti.'],
}

export const temizlikComments = leafComments(general, {
  deterjan: {
    good: [
      'Düşük ısıda bile yaka kirini çıkardı.',
      'Kokusu çamaşırda günlerce kalıyor.',
      'Bebeğimin kıyafetlerinde kullandım, kızarıklık yapmadı.',
      'Az miktarı yetiyor, bir bidon iki ay gitti.',
    ],
    middle: ['Temizliyor ama kokusu bana ağır geldi.', 'İyi, eski yağ lekesinde zorlandı.'],
    bad: ['Kapağı gevşemiş, kutuya akmıştı.', 'Beyazlarda gri iz bıraktı.'],
  },
  'yuzey-temizleyici': {
    good: [
      'Tek silmede iz bırakmadan kurudu.',
      'Ocaktaki yağı ovalamadan çözdü.',
      'Kokusu temiz, genzi yakmıyor.',
      'Suya bir kapak koymak yetiyor.',
    ],
    middle: ['Temizliyor, parlak yüzeyi bir kez de kuru bezle almak gerekiyor.', 'İyi ama kokusu çabuk uçuyor.'],
    bad: ['Kapağı kırık geldi, yarısı dökülmüş.', 'Yüzeyde yapış yapış bir his bıraktı.'],
  },
  'cop-torbasi': {
    good: [
      'Ağzına kadar doldurdum, yırtılmadı.',
      'Kovanın ağzına tam oturuyor.',
      'Dibinden su akıtmıyor, bunu arıyordum.',
      'Rulodan kolay kopuyor, ucu kaybolmuyor.',
    ],
    middle: ['Sağlam ama beklediğimden ince.', 'Boyu kovama biraz kısa geldi.'],
    bad: ['Dikiş yerinden açıldı, çöp döküldü.', 'Torbaları birbirinden ayıramadım.'],
  },
  'tuvalet-kagidi': {
    good: [
      'Yumuşak ama dağılmıyor, katları ayrılmıyor.',
      'Toz bırakmıyor, elde ufalanmıyor.',
      'Paketi iki ay yetti, depoya kaldırdım.',
      'Ruloları dolgun, boşuna hava satmıyorlar.',
    ],
    middle: ['Yumuşak ama rulosu biraz gevşek sarılmış.', 'İyi, deliklerinden düzgün kopmuyor.'],
    bad: ['Paketi yırtılmıştı, iki rulo ıslak geldi.', 'Çok ince, yazan kat sayısını hissetmedim.'],
  },
})
