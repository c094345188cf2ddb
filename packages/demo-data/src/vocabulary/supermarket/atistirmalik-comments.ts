import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const atistirmalikComments = leafComments(generalComments, {
  cikolata: {
    good: [
      'Ağızda yavaş yavaş eriyor, yağlı his bırakmıyor.',
      'Yaz sıcağında bile erimeden geldi.',
      'Kahvenin yanına bir kare, tam kararında.',
      'Paketi hoş, hediye olarak da verdim.',
    ],
    middle: ['Lezzetli ama bana biraz tatlı geldi.', 'Güzel, yalnız gramajına göre pahalı.'],
    bad: ['Yolda erimiş, üzeri beyazlaşmıştı.', 'Kırık geldi, hediye edemedim.'],
  },
  kuruyemis: {
    good: [
      'Taptaze, dişe dokunur çıtırlığı var.',
      'İçinden boş ve çürük çıkmadı.',
      'Film gecesinde yarım kilo gitti.',
      'Kilitli paketi iyi düşünülmüş, iki hafta tazeliğini korudu.',
    ],
    middle: ['Tadı güzel ama taneler beklediğimden ufak.', 'Taze geldi, fiyatı biraz yüksek.'],
    bad: ['Bayat kokuyordu, iade ettim.', 'Arada acı taneler çıktı.'],
  },
  lokum: {
    good: [
      'Yumuşacık, dişe yapışmıyor.',
      'Kutusu çok şık, bayram ziyaretine götürdük.',
      'Şekeri kararında, arka arkaya yenebiliyor.',
      'Kahvenin yanında aranan lezzet.',
    ],
    middle: ['Tadı iyi, üzerindeki şekeri fazla.', 'Güzel ama parçalar birbirine yapışmıştı.'],
    bad: ['Sertleşmişti, bayat olduğunu düşünüyorum.', 'Kutusu ezilmiş, lokumlar dağılmıştı.'],
  },
  biskuvi: {
    good: [
      'Çayın yanında mis gibi, ağızda dağılıyor.',
      'Kırılmadan geldi, paketi sağlamdı.',
      'Tereyağının kokusu geliyor.',
      'Çocuğum okula her gün bunu istiyor.',
    ],
    middle: ['Tadı güzel, biraz fazla şekerli.', 'Lezzetli ama paketi çabuk bitiyor.'],
    bad: ['Yarısı ufalanmıştı.', 'Gevrekliği gitmiş, yumuşak geldi.'],
  },
})
