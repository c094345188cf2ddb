import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const otoBakimComments = leafComments(generalComments, {
  'oto-sampuani': {
    good: [
      'Köpüğü bol, durulaması kolay.',
      'Su lekesi bırakmadan kurudu.',
      'Az miktarı kocaman kovaya yetti.',
      'Cilamı bozmadı, parlaklık yerinde.',
      'Boyayı çizmeden çamuru söktü.',
    ],
    middle: ['Temizliyor ama jantlarda yetersiz kaldı.', 'İyi, kokusu bana ağır geldi.'],
    bad: ['Kapağı açılmış, kutuya dökülmüştü.', 'Köpürmedi, su gibi.'],
  },
  cila: {
    good: [
      'Boya ilk günkü derinliğine kavuştu.',
      'Yağmurda su boncuk boncuk akıyor.',
      'Silerken toz bırakmadı.',
      'İnce çizikleri gözle görülür biçimde örttü.',
      'Süngeri içinde çıktı, ekstra almaya gerek kalmadı.',
    ],
    middle: ['Parlatıyor ama silmesi kol istiyor.', 'İyi, kalıcılığı yazandan kısa.'],
    bad: ['Plastiklerde beyaz iz bıraktı.', 'Kutusu kurumuş geldi.'],
  },
  'basincli-yikama-makinesi': {
    good: [
      'Basıncı güçlü, jantlar tek geçişte temizlendi.',
      'Balkon taşlarını da yıkadım, yepyeni oldu.',
      'Bağlantıları su kaçırmıyor.',
      'Tetiği bırakınca duruyor, boşuna su harcamıyor.',
      'Tekerlekleri büyük, taşıması rahat.',
    ],
    middle: ['Güçlü ama sesi yüksek.', 'İyi, hortumu biraz sert.'],
    bad: ['İkinci kullanımda su kaçırdı.', 'Tabancası kırık çıktı, yedek parça bekledim.'],
  },
})
