import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const kirtasiyeComments = leafComments(generalComments, {
  defter: {
    good: [
      'Kâğıdı kalın, dolma kalem arkaya geçmiyor.',
      'Düz açılıyor, yazması çok rahat.',
      'Dikişi sağlam, dönem sonuna kadar dağılmadı.',
      'Kapağının dokusu çok güzel.',
    ],
    middle: ['Çizgileri biraz koyu.', 'Kapağı çabuk iz tutuyor.'],
    bad: ['Sayfaları kopmaya başladı.', 'Arkaya mürekkep geçiriyor.'],
  },
  kalem: {
    good: [
      'Kâğıtta kayarak yazıyor, elimi yormuyor.',
      'Mürekkebi hemen kuruyor, bulaşmıyor.',
      'Toplu aldım, hepsi yazıyor.',
      'Gövdesi şık, imza atarken hoşuma gidiyor.',
    ],
    middle: ['Ucu bana göre biraz kalın.', 'Klipsi zayıf.'],
    bad: ['İki tanesi yazmadı.', 'Çantada mürekkep akıttı.'],
  },
  'kalem-kutusu': {
    good: [
      'Bölmeleri geniş, her şey sığıyor.',
      'Oğlum bayıldı, deseni çok sevimli.',
      'Makinede yıkadım, rengi solmadı.',
      'Fermuarı takılmadan açılıyor.',
    ],
    middle: ['Dolunca biraz zor kapanıyor.', 'Deseni fotoğraftakinden küçük.'],
    bad: ['Fermuarı bir haftada bozuldu.', 'Dikişi köşeden açıldı.'],
  },
  'okul-cantasi': {
    good: [
      'Sırtlığı rahat, kızım ağırlığını hissetmiyor.',
      'Yağmurda kitaplar ıslanmadı.',
      'Gözleri çok düşünülmüş, suluk da sığıyor.',
      'Dönem boyunca kullandık, dikişleri sağlam.',
    ],
    middle: ['Küçük sınıflar için biraz büyük.', 'Ön cebi dar.'],
    bad: ['Askısı iki ayda söküldü.', 'Fermuarın ucu koptu.'],
  },
})
