import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const sanatMalzemeleriComments = leafComments(generalComments, {
  'boya-seti': {
    good: [
      'Renkleri çok canlı, birbirine güzel karışıyor.',
      'Güzel sanatlara hazırlanan kızım için aldım, hocası beğendi.',
      'Kutusu çok düzenli.',
      'Çocuk elinden kolay çıkıyor, masayı batırmıyor.',
    ],
    middle: ['Birkaç rengin kapağı sıkı kapanmıyor.', 'Beyazı çabuk bitiyor.'],
    bad: ['İki renk kurumuş çıktı.', 'Renkler kâğıtta soluk kalıyor.'],
  },
  'firca-seti': {
    good: [
      'Kılları dökülmüyor, ucu toplu kalıyor.',
      'İnce uçları ayrıntıda çok başarılı.',
      'Sapları dengeli, elim yorulmadı.',
      'Rulo çantası atölyeye taşımak için çok pratik.',
    ],
    middle: ['Büyük numaralar beklediğimden küçük.', 'İlk yıkamada birkaç kıl bıraktı.'],
    bad: ['Halkası sapından çıktı.', 'Uçları ilk boyamada dağıldı.'],
  },
  tuval: {
    good: [
      'Gergin ve düzgün, astarı iyi.',
      'Yağlı boyayı emip matlaştırmadı.',
      'Köşe koruyucularla geldi, eğrilik yok.',
      'Kenarında zımba olmaması çok iyi.',
    ],
    middle: ['Dokusu biraz kaba, ince çalışmaya uygun değil.', 'Köşe kamaları eksikti.'],
    bad: ['Kasnağı burulmuştu.', 'Yüzeyinde küçük bir göçük vardı.'],
  },
})
