import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const akuVeElektrikComments = leafComments(generalComments, {
  aku: {
    good: [
      'Eksi onda tek marşta aldı.',
      'Üretim tarihi bir ay önceydi, dolu geldi.',
      'Yerine birebir oturdu, kutup başları tuttu.',
      'Eski akümü kapıdan teslim aldılar.',
      'Ölçtürdüm, marş akımı yazandan fazla çıktı.',
    ],
    middle: ['Akü iyi ama çok ağır, taşıma kulpu ince.', 'Çalışıyor, garanti belgesi kaşesiz geldi.'],
    bad: ['İki haftada gerilimi düştü, değişime gönderdim.', 'Kutup başı eğik geldi.'],
  },
  'far-ampulu': {
    good: [
      'Gece yolu çok daha net görüyorum.',
      'Sokete kesmeden takıldı, on dakika sürdü.',
      'Muayenede sorun çıkmadı.',
      'Karşıdan gelen selektör yapmıyor artık.',
      'Altı aydır yanıyor, titreme yok.',
    ],
    middle: ['Işığı iyi, rengi beklediğimden açık.', 'Güzel ama takarken kapağı zor kapattım.'],
    bad: ['Biri ilk hafta yandı.', 'Işığı dağınık, fardaki çizgi kayboldu.'],
  },
  'takviye-cihazi': {
    good: [
      'Tamamen bitmiş aküyü ilk denemede çalıştırdı.',
      'Torpidoda duruyor, iki kez hayat kurtardı.',
      'Ters bağladım, uyardı; kıvılcım çıkarmadı.',
      'Telefonumu da üç kez doldurdu.',
      'Feneri gerçekten güçlü.',
    ],
    middle: ['Güçlü ama kabloları kısa.', 'İyi, dolması beş saat sürdü.'],
    bad: ['Soğukta çalıştırmaya yetmedi.', 'Üç ay sonra şarj tutmadı.'],
  },
})
