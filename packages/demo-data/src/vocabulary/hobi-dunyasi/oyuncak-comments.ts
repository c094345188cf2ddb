import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const oyuncakComments = leafComments(generalComments, {
  yapboz: {
    good: [
      'Parçalar tam oturuyor, masada kaymıyor.',
      'Ailece üç akşamda bitirdik, çerçevelettim.',
      'Baskısı net, renkleri canlı.',
      'Eksik parça yoktu.',
    ],
    middle: ['Zemin kısmı birbirine çok benziyor, zorladı.', 'Kutusu ince.'],
    bad: ['Bir parçası eksik çıktı.', 'Parçalar birbirine gevşek oturuyor.'],
  },
  'oyuncak-araba': {
    good: [
      'Düşüyor kalkıyor, hâlâ tek parça.',
      'Tekerleri sessiz, parkeyi çizmiyor.',
      'Oğlum yatağına bile onunla gidiyor.',
      'Boyası kokusuz, köşeleri yuvarlak.',
    ],
    middle: ['Beklediğimden küçük ama sağlam.', 'Kapıları açılmıyormuş.'],
    bad: ['Tekeri ilk gün çıktı.', 'Boyası hemen soyuldu.'],
  },
  'oyuncak-bebek': {
    good: [
      'Yeğenim elinden düşürmüyor.',
      'İşçiliği çok temiz, kokusu da yok.',
      'Fotoğraftakinden daha sevimli.',
      'Doğum günü hediyesi oldu, paketi de çok güzeldi.',
    ],
    middle: ['Güzel ama fiyatına göre biraz küçük.', 'Rengi görseldekinden soluk.'],
    bad: ['Birleşim yerinde küçük bir kusur vardı.', 'Çocuğum çabuk sıkıldı.'],
  },
  ucurtma: {
    good: [
      'İlk denemede havalandı, çok kolay.',
      'Kumaşı sağlam, ağaca takıldı yırtılmadı.',
      'Makarası çocuk eline göre.',
      'Renkleri gökyüzünde çok güzel görünüyor.',
    ],
    middle: ['İpi çabuk dolaşıyor.', 'Hafif rüzgârda zor kalkıyor.'],
    bad: ['Çıtası ilk düşüşte kırıldı.', 'Kuyruğu eksikti.'],
  },
})
