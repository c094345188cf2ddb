import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const aydinlatmaComments = leafComments(generalComments, {
  avize: {
    good: [
      'Salonu baştan sona aydınlatıyor, gölge bırakmıyor.',
      'Camları tek tek sarılmıştı, kırıksız geldi.',
      'Elektrikçi yirmi dakikada taktı.',
      'Fotoğraftakinden daha şık duruyor.',
    ],
    middle: ['Zinciri kısa, yüksek tavanda yetmiyor.', 'Ampulleri içinde değilmiş, ayrıca aldım.'],
    bad: ['Kollarından biri eğri geldi.', 'Boyası montajda kalktı.'],
  },
  'masa-lambasi': {
    good: [
      'Okurken gözümü yormuyor, ışığı tam kararında.',
      'Tabanı ağır, kedim deviremedi.',
      'Başlığı çok zarif, yatak odasına yakıştı.',
      'Düğmesi kablo üzerinde, yataktan kapatıyorum.',
    ],
    middle: ['Kablosu biraz kısa, uzatma kullandım.', 'Başlığı hafif yamuk duruyor.'],
    bad: ['İki haftada titremeye başladı.', 'Duyu gevşek, ampul oynuyor.'],
  },
  ampul: {
    good: [
      'Hemen yanıyor, titreme yok.',
      'Odanın havası değişti, ışığı sıcacık.',
      'Üç aydır açık, hiç ısınmadı.',
      'Paketi ekonomik, evin tümünü değiştirdim.',
    ],
    middle: ['Beklediğimden biraz sarı.', 'Kutusu ezikti ama ampuller sağlam.'],
    bad: ['Biri ilk gün yanmadı.', 'Yazan parlaklığı vermiyor.'],
  },
})
