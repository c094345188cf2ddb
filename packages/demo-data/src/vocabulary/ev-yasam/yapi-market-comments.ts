import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const yapiMarketComments = leafComments(generalComments, {
  matkap: {
    good: [
      'Betona bile zorlanmadan girdi, gücü yeterli.',
      'Aküsü uzun gidiyor, bütün gün raf taktım.',
      'Elde dengeli, uzun çalışmada yormuyor.',
      'Uçları ve çantasıyla eksiksiz geldi.',
    ],
    middle: ['Çantası kalitesiz ama alet iyi.', 'Uçları yumuşak, ayrıca uç aldım.'],
    bad: ['Aküsü iki haftada dolmamaya başladı.', 'Mandreni hafif yalpalıyor.'],
  },
  'el-aletleri': {
    good: [
      'Evde gereken her şey var, hepsinin yeri belli.',
      'Anahtarları sıkı cıvatada bile sıyırmadı.',
      'Babama aldım, atölyesinden çıkarmıyor.',
      'Sapları kaymıyor, işçiliği düzgün.',
    ],
    middle: ['Kutusunun kilidi zayıf.', 'Birkaç ucu işime yaramadı, yine de iyi set.'],
    bad: ['Tornavidanın ucu ilk kullanımda yuvarlandı.', 'İki parça eksik çıktı.'],
  },
  boya: {
    good: [
      'İki katta kapattı, fırça izi bırakmadı.',
      'Kokusu bir günde gitti, aynı akşam odada uyuduk.',
      'Silince çıkmıyor, çocuk odası için ideal.',
      'Rengi katalogdakiyle aynı.',
    ],
    middle: ['Örtücülüğü iyi ama üç kat sürmek gerekti.', 'Kapağı zor açılıyor.'],
    bad: ['Kuruyunca rengi çok açıldı.', 'Kova kapağı açılmış, biraz dökülmüştü.'],
  },
})
