import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const bahceComments = leafComments(generalComments, {
  'saksi-bitkisi': {
    good: [
      'Toprağı nemli, yaprakları capcanlı geldi.',
      'İki haftada yeni yaprak verdi.',
      'Su tutan jelle sarmışlar, yolda hiç zarar görmemiş.',
      'Bakım kartı koymuşlar, ilk bitkim için çok işe yaradı.',
    ],
    middle: ['Bitki sağlıklı ama boyu biraz kısa.', 'Saksısı ince, kendim değiştirdim.'],
    bad: ['Kökü çürümüştü, kurtaramadım.', 'Fotoğraftakiyle aynı tür değil.'],
  },
  'bahce-mobilyasi': {
    good: [
      'Balkona tam sığdı, yağmurda kaldı ama bir şey olmadı.',
      'Bütün yaz kullandık, rengi solmadı.',
      'Kurulumu çok kolay, alet gerekmedi.',
      'Minderleri kalın, saatlerce oturuluyor.',
    ],
    middle: ['Rüzgârlı havada hafif kalıyor.', 'Bir vida fazla uzundu.'],
    bad: ['İlk mevsimde bağlantıları paslandı.', 'Kumaşı güneşte sertleşti.'],
  },
  'sulama-ekipmani': {
    good: [
      'Fideleri ezmeden yağmur gibi suluyor.',
      'Sızdırmıyor, bağlantıları sağlam.',
      'Hafif, annem bile rahat taşıyor.',
      'Bahçeyi sulamak keyif oldu.',
    ],
    middle: ['Plastiği biraz ince ama iş görüyor.', 'Tutma yeri daha kalın olabilirdi.'],
    bad: ['Ek yerinden damlatıyor.', 'Güneşte bir yazda çatladı.'],
  },
})
