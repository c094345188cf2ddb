import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const motosikletComments = leafComments(generalComments, {
  'motosiklet-kaski': {
    good: [
      'Uzun yolda boynumu yormadı, hafif.',
      'Vizörü buğulanmadı, yağmurda denedim.',
      'Rüzgâr sesi eski kaskıma göre çok az.',
      'Gözlükle rahat takılıyor.',
      'Bedeni ölçü tablosuna göre aldım, tam oldu.',
    ],
    middle: ['Kask iyi, yanak süngeri ilk günler sıkıyor.', 'Sağlam ama rüzgâr sesi biraz fazla.'],
    bad: ['Vizör mandalı ilk ay gevşedi.', 'Boyasında çizik vardı, iade ettim.'],
  },
  'motosiklet-montu': {
    good: [
      'Korumaları yerinde, düşmede dirseğimi kurtardı.',
      'Rüzgâr almıyor, sabah soğuğunda rahat ettim.',
      'Cepleri bol ve fermuarları sağlam.',
      'Bedeni tam, kolu sürüşte kısalmıyor.',
      'Yansıtıcıları gece gerçekten görünüyor.',
    ],
    middle: ['Mont iyi ama biraz ağır.', 'Güzel, fermuarı eldivenle tutulmuyor.'],
    bad: ['Dikişi ilk yıkamada attı.', 'Uzun yağmurda omuzdan su aldı.'],
  },
  'motosiklet-eldiveni': {
    good: [
      'Gaz kolunu hissettiriyor, el uyuşmuyor.',
      'Avuç içi kaymıyor, tutuşu sağlam.',
      'Dikişleri düzgün, kalıbı tam.',
      'Boğum yerleri içe batmıyor.',
      'Bir sezon kullandım, hâlâ ilk günkü gibi.',
    ],
    middle: ['Rahat ama kalıbı dar, bir beden büyük alın.', 'Güzel, ilk günler sertti sonra açıldı.'],
    bad: ['İki haftada parmak ucundan açıldı.', 'Boyası elime çıktı.'],
  },
})
