import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const kemirgenComments = leafComments(generalComments, {
  'kemirgen-yemi': {
    good: [
      'Kâsede bir tane bırakmıyor.',
      'Karışımı bol çeşit, tozu yok.',
      'Paketi kilitli, taze kalıyor.',
      'Tüyü parladı, daha hareketli.',
      'Veterinerimiz de içeriğini beğendi.',
    ],
    middle: ['Yiyor ama sevdiği parçaları seçiyor.', 'İyi yem, paketi çabuk bitti.'],
    bad: ['Bayat kokuyordu, vermedim.', 'Yarısı toz ve kırıntıydı.'],
  },
  'kemirgen-kafesi': {
    good: [
      'Geniş ve ferah, içinde koşturup duruyor.',
      'Derin tabanı sayesinde talaş dışarı saçılmıyor.',
      'Kapısı sağlam kilitleniyor, kaçamıyor.',
      'Tabanı tek hareketle ayrılıyor, yıkaması kolay.',
      'On beş dakikada kurdum, parçası eksiksizdi.',
    ],
    middle: ['Güzel ama telleri biraz ince.', 'İyi, yavrular için tel aralığına dikkat edin.'],
    bad: ['Plastiği bir haftada kemirdi.', 'Mandalı kırık çıktı.'],
  },
})
