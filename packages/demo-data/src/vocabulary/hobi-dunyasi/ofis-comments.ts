import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const ofisComments = leafComments(generalComments, {
  'ofis-sandalyesi': {
    good: [
      'Toplantı odasına aldık, herkes memnun.',
      'Uzun saatler oturuyorum, belimi rahatsız etmedi.',
      'Döşemesi kolay siliniyor.',
      'Sağlam, yüz kiloyum hiç esnemiyor.',
    ],
    middle: ['Oturağı biraz sert.', 'Montaj şeması küçük basılmış.'],
    bad: ['Ayağının kaynağı çatladı.', 'Döşemesi iki ayda gevşedi.'],
  },
  'dosya-ve-klasor': {
    good: [
      'Kartonu kalın, rafta bükülmüyor.',
      'Renkleri sayesinde arşivi bir günde düzenledim.',
      'Toplu aldık, hepsi sağlam.',
      'Telleri düzgün, kâğıdı yırtmıyor.',
    ],
    middle: ['Etiketleri küçük.', 'Karton beklediğimden ince.'],
    bad: ['Birkaçının teli eğriydi.', 'Eksik adet gönderilmiş.'],
  },
  'hesap-makinesi': {
    good: [
      'Tuşları büyük, bakmadan yazıyorum.',
      'Ekranı güneşte bile okunuyor.',
      'Dükkânda bütün gün açık, sorun yok.',
      'Üniversitede kullanıyorum, işlevleri yeterli.',
    ],
    middle: ['Tuş sesi biraz yüksek.', 'Kapağı gevşek.'],
    bad: ['Sıfır tuşu basmıyor.', 'Ekranı bir ayda soluklaştı.'],
  },
})
