import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const evTekstiliComments = leafComments(generalComments, {
  'nevresim-takimi': {
    good: [
      'Kumaşı yumuşacık, yıkandıkça güzelleşiyor.',
      'Çıtçıtları sağlam, yorgan içinde kaymıyor.',
      'Terletmiyor, yaz gecelerinde çok rahat.',
      'Kızımın çeyizine aldım, paketi bile zarifti.',
    ],
    middle: ['Çarşafı lastiksizmiş, dikkat etmemişim.', 'Bir yıkamada hafif çekti.'],
    bad: ['İlk yıkamada rengi diğer çamaşırlara geçti.', 'Yastık kılıfının dikişi söküktü.'],
  },
  perde: {
    good: [
      'Dökümü çok güzel, ütü bile istemedi.',
      'Ölçüsü birebir tuttu, paçası düzgün.',
      'Gün ışığını tam istediğim gibi süzüyor.',
      'Salonun havası değişti, misafirler sordu.',
    ],
    middle: ['Kumaşı biraz ince, akşam içeriyi gösteriyor.', 'Boyu üç santim uzun geldi, kısalttık.'],
    bad: ['İki kanadın tonu farklıydı.', 'Askı bandının dikişi açıldı.'],
  },
  hali: {
    good: [
      'Robot süpürge rahat geçiyor, tüy dökmüyor.',
      'Tabanı kaymıyor, çocuklar için içim rahat.',
      'Kahve döküldü, nemli bezle çıktı.',
      'Desenleri canlı, salonu topladı.',
    ],
    middle: ['Katlama izleri üç günde ancak açıldı.', 'Düşündüğümden ince ama işimi görüyor.'],
    bad: ['İki hafta boyunca hav döktü.', 'Kenarı düz değil, odada yamuk duruyor.'],
  },
  havlu: {
    good: [
      'Suyu hemen çekiyor, tüy bırakmıyor.',
      'Dolgun ve yumuşak, otel havlusu gibi.',
      'Yıkadıkça yumuşadı, rengi solmadı.',
      'Çabuk kuruyor, banyoda nem kokmuyor.',
    ],
    middle: ['İlk iki yıkamada biraz tüy bıraktı.', 'Boyu beklediğimden kısa.'],
    bad: ['Kenar ipliği ilk haftada çıktı.', 'Su emmiyor, yüzeyinde kaydırıyor.'],
  },
  yastik: {
    good: [
      'Boyun ağrım geçti, yüksekliği tam bana göre.',
      'Dolgusu topaklanmadı, her sabah eski hâline geliyor.',
      'Kılıfını çıkarıp yıkamak çok kolay.',
      'İki tane aldık, ikisi de aynı dolgunlukta.',
    ],
    middle: ['İlk gün biraz yüksek geldi, alıştım.', 'Vakumdan çıkınca kabarması bir gün sürdü.'],
    bad: ['Bir ayda yassılaştı.', 'Fermuarı takılıyor.'],
  },
})
