import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const dekorasyonComments = leafComments(generalComments, {
  mum: {
    good: [
      'Kokusu odayı boğmadan yayılıyor.',
      'İs yapmıyor, dibine kadar düzgün yandı.',
      'Kabını şimdi kalemlik yapıyorum.',
      'Arkadaşıma hediye ettim, bayıldı.',
    ],
    middle: ['Kokusu ilk gün güçlü, sonra hafifliyor.', 'Beklediğimden küçük ama çok şık.'],
    bad: ['Fitili ortada değil, tek yanı yandı.', 'Kokusunu hiç alamadım.'],
  },
  tablo: {
    good: [
      'Renkleri canlı, baskısı çok net.',
      'Askısı takılı geldi, beş dakikada astım.',
      'Duvarımın boşluğunu tam doldurdu.',
      'Kasnağı sağlam, kenarları düzgün gerilmiş.',
    ],
    middle: ['Bir boy büyüğünü almalıymışım.', 'Renkler ekranda daha parlaktı.'],
    bad: ['Kasnağı hafif dönmüştü.', 'Kenarında baskı kayması vardı.'],
  },
  vazo: {
    good: [
      'El yapımı olduğu belli, dokusu çok hoş.',
      'Kuru çiçeklerle konsolun üstünde harika duruyor.',
      'Su sızdırmıyor, tabanında keçesi var.',
      'Paketlemesi kusursuzdu, kat kat sarılmıştı.',
    ],
    middle: ['Ağzı dar, kalın saplar sığmıyor.', 'Boyu beklediğimden kısa.'],
    bad: ['Kargoda kırılmış.', 'Boyası ıslanınca eline çıkıyor.'],
  },
  ayna: {
    good: [
      'Görüntüyü hiç bozmuyor, çok net.',
      'Çerçevesinin işçiliği çok ince.',
      'Köpük ve sert kutuyla gelmiş, çizik yok.',
      'Makyaj masama tam uydu.',
    ],
    middle: ['Beklediğimden küçük, ölçüsüne bakın.', 'Ayağı biraz hafif kalmış.'],
    bad: ['Camda dalgalanma var.', 'Çerçevesinin yaldızı dökülmüş.'],
  },
  'duvar-saati': {
    good: [
      'Tik tak sesi yok, yatak odasında rahatsız etmiyor.',
      'Rakamları uzaktan okunuyor, babam çok sevdi.',
      'Üç aydır saniye şaşmadı.',
      'Ahşabının dokusu çok güzel.',
    ],
    middle: ['Pili içinde değildi.', 'Camı yok, tozu sık almak gerekiyor.'],
    bad: ['Haftada beş dakika geri kalıyor.', 'Akrebi gevşek geldi.'],
  },
})
