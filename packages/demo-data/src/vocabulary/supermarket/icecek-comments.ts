import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const icecekComments = leafComments(generalComments, {
  cay: {
    good: [
      'Rengi tavşan kanı, demi bekleyince acılaşmıyor.',
      'Kaynar suyu dökünce kokusu mutfağa yayıldı.',
      'Yaprakları iri, süzgeçte toz kalmıyor.',
      'Misafirlerim hangi çay olduğunu sordu.',
    ],
    middle: ['İçimi yumuşak ama koyu sevenlere hafif gelir.', 'Güzel çay, demlenmesi biraz uzun sürüyor.'],
    bad: ['Çok tozlu, bardağın dibi bulandı.', 'Demi çabuk acılaştı, beğenmedim.'],
  },
  kahve: {
    good: [
      'Kavurma tarihi geçen haftaydı, taptaze geldi.',
      'Köpüğü bol, telvesi dibe oturuyor.',
      'Kokusu kutudan taşıyordu.',
      'Ağızda acılık bırakmıyor, dengeli.',
    ],
    middle: ['Tadı güzel, damağıma göre biraz sert.', 'İyi kahve ama kilidi tam kapanmıyor.'],
    bad: ['Yanık tadı vardı, içemedim.', 'Kavurma tarihi üç ay öncesiydi.'],
  },
  'meyve-suyu': {
    good: [
      'Gerçek meyve tadı var, çocuklar bayıldı.',
      'Şekeri boğmuyor, soğukken çok ferah.',
      'Beslenme çantasına koyuyoruz, dökülmüyor.',
      'Son tüketim tarihi bir yıl sonraydı.',
    ],
    middle: ['Tadı güzel ama biraz koyu kıvamlı.', 'Beğendik, ekşisi az daha olabilirdi.'],
    bad: ['Kolinin içinde biri patlamıştı.', 'Fazla şekerliydi, meyvesini alamadım.'],
  },
  su: {
    good: [
      'İçimi çok yumuşak, çayın tadı bile değişti.',
      'Koli streçliydi, şişelerin hepsi sağlam geldi.',
      'Kapıya kadar taşıdılar, yaşlı annem için büyük kolaylık.',
      'Kireç bırakmıyor, çaydanlıktan anladım.',
    ],
    middle: ['Su güzel, şişelerin kapağı sert.', 'İyi ama koliyi asansörsüz binada girişe bıraktılar.'],
    bad: ['Kolideki iki şişe sızdırmıştı.', 'Kargoda güneşte kalmış, ılık geldi.'],
  },
})
