import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const balikComments = leafComments(generalComments, {
  akvaryum: {
    good: [
      'Ahşap kasada geldi, tek çizik yoktu.',
      'Su doldurup bir gece beklettim, sızdırmadı.',
      'Camı pırıl pırıl, silikonu düzgün çekilmiş.',
      'Salonun havası değişti, çocuklar başından ayrılmıyor.',
      'Ölçüleri yazdığı gibi, dolaba tam oturdu.',
    ],
    middle: ['Güzel ama anlatım kâğıdı yetersiz.', 'Camı iyi, kenar bandı biraz eğri.'],
    bad: ['Köşesi kırık geldi, bir hafta yenisini bekledim.', 'Üçüncü gün dipten su terledi.'],
  },
  'balik-yemi': {
    good: [
      'Suya atar atmaz yiyorlar.',
      'Suyu bulandırmadı, filtre daha az kirleniyor.',
      'Bir ayda renkleri canlandı.',
      'Kutusu nem almıyor, yem kuru kaldı.',
      'Az miktarı yetiyor, uzun gidiyor.',
    ],
    middle: ['Yiyorlar ama bir kısmı dibe çöküyor.', 'İyi yem, kokusu keskin.'],
    bad: ['Kapağı açılmış, yarısı dökülmüştü.', 'Suyu bulandırdı, balıklar yemedi.'],
  },
})
