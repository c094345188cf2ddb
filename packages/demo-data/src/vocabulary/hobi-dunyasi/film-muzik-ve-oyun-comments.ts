import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const filmMuzikVeOyunComments = leafComments(generalComments, {
  plak: {
    good: [
      'Sesi tertemiz, dip gürültüsü yok.',
      'Kapağı ve iç zarfı çok özenli.',
      'Koleksiyonumun en güzel parçası oldu.',
      'Sert kutuyla geldi, eğrilme yoktu.',
    ],
    middle: ['B yüzünde hafif bir çıtırtı var.', 'Şarkı sözleri kitapçığı çıkmadı.'],
    bad: ['Plak eğriydi, iğne atlıyor.', 'Yüzeyinde parmak izi ve çizik vardı.'],
  },
  film: {
    good: [
      'Görüntüsü çok net, eski kopyadan bambaşka.',
      'Kamera arkası bölümü bile tek başına değer.',
      'Ailece izledik, hepimiz duygulandık.',
      'Karton kılıfı koleksiyonluk.',
    ],
    middle: ['Altyazı bir iki yerde kayıyor.', 'Ek içerikleri az.'],
    bad: ['Disk çizik geldi, ortasında takıldı.', 'Bölge kodu uymadı.'],
  },
  'bilgisayar-oyunu': {
    good: [
      'Hikâyesi çok sürükleyici, saatlerce oynadım.',
      'Türkçe altyazısı düzgün.',
      'Kardeşimle birlikte oynuyoruz, çok eğlenceli.',
      'Kodu hemen çalıştı, sorun yaşamadım.',
    ],
    middle: ['Güzel ama güncellemesi çok büyük.', 'Yan görevler birbirini tekrarlıyor.'],
    bad: ['Kod kullanılmış çıktı, iade sürdü.', 'Bilgisayarımda sürekli kapandı.'],
  },
  'kutu-oyunu': {
    good: [
      'Ailecek çok eğlendik, her hafta sonu açıyoruz.',
      'Kuralları beş dakikada öğrendik.',
      'Parçaları kaliteli, kartları kalın.',
      'Çocuklar ekranı unuttu.',
    ],
    middle: ['İki kişiyle oynayınca biraz sönük.', 'Kural kitapçığı bazı yerlerde belirsiz.'],
    bad: ['Kutudan iki piyon eksik çıktı.', 'Birkaç oyundan sonra sıkıldık.'],
  },
})
