import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const kopekComments = leafComments(generalComments, {
  'kopek-mamasi': {
    good: [
      'Kâsesini silip süpürüyor, yemek saatini bekliyor.',
      'Dışkısı düzeldi, tüyü parladı.',
      'Hassas midesine dokunmadı.',
      'Taneleri çenesine uygun, yutmadan çiğniyor.',
      'Büyük paketi hesaplı, kilidi de sağlam.',
    ],
    middle: ['Yiyor ama üzerine yaş mama istiyor.', 'İyi mama, kokusu biraz keskin.'],
    bad: ['Kaşıntı yaptı, veteriner değiştirmemizi söyledi.', 'Yarısı kırıntı çıktı.'],
  },
  'kopek-tasmasi': {
    good: [
      'Tokası sağlam, çekince açılmıyor.',
      'Kenarı yumuşak, tüyünü yolmadı.',
      'Yağmurda kullandık, çabuk kurudu.',
      'Bedeni tabloya göre aldım, tam oldu.',
      'Rengi canlı, parkta herkes sordu.',
    ],
    middle: ['Güzel ama ayar deliği az.', 'Sağlam, başta biraz sertti.'],
    bad: ['Halkası ilk hafta açıldı.', 'Boyası tüyüne çıktı.'],
  },
  'kopek-oyuncagi': {
    good: [
      'Terlikleri bıraktı, gün boyu bunu kemiriyor.',
      'Güçlü çenesine rağmen bir aydır dayanıyor.',
      'Dişleri gözle görülür temizlendi.',
      'Parka götürüyoruz, atınca hemen getiriyor.',
      'Kokusu yok, tükürükle boyası çıkmadı.',
    ],
    middle: ['Sevdi ama kenarından küçük parça kopardı.', 'Dayanıklı, bizimkine biraz büyük geldi.'],
    bad: ['Yarım saatte parçaladı.', 'Plastik kokusu geçmedi, vermedim.'],
  },
  'kopek-yatagi': {
    good: [
      'Koltuğa çıkmayı bıraktı, bütün gece burada.',
      'Kılıfını yıkadım, dolgusu topaklanmadı.',
      'Yaşlı köpeğim rahat kalkıyor artık.',
      'Tabanı kaymıyor, parkede yerinde duruyor.',
      'Ölçüsü yazdığı gibi, boylu boyunca uzanıyor.',
    ],
    middle: ['Rahat ama tüyü biraz tutuyor.', 'Güzel, dolgusu beklediğimden az.'],
    bad: ['Fermuarı ilk hafta bozuldu.', 'Bir günde dikişini söktü.'],
  },
})
