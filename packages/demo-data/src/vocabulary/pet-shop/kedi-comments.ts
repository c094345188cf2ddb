import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const kediComments = leafComments(generalComments, {
  'kedi-mamasi': {
    good: [
      'Seçici kedim kâseyi yalayarak bitirdi.',
      'Bir ayda tüyleri gözle görülür parladı.',
      'Geçişi yedi günde yaptık, hiç kusmadı.',
      'Taneleri küçük, çenesine uygun.',
      'Kilitli ağzı sayesinde bayatlamadı.',
    ],
    middle: ['Yiyor ama eski maması kadar istekli değil.', 'İyi mama, paketin kilidi zor kapanıyor.'],
    bad: ['Midesine dokundu, bırakmak zorunda kaldık.', 'Koklayıp bıraktı, ağzına sürmedi.'],
  },
  'kedi-kumu': {
    good: [
      'Kokuyu gerçekten tutuyor, iki kedim var.',
      'Temizlemesi kolay, kürekten dağılmıyor.',
      'Patilere yapışıp halıya taşınmıyor.',
      'Tozu çok az, hapşırması kesildi.',
      'Bir paketi tek kediyle bir ay gitti.',
    ],
    middle: ['Kokuyu tutuyor ama beklediğimden çabuk bitti.', 'İyi, kedim alışana kadar biraz yadırgadı.'],
    bad: ['Çok tozlu, bütün banyo beyazladı.', 'Koku ikinci gün çıktı.'],
  },
  'kedi-oyuncagi': {
    good: [
      'Gece gündüz peşinden koşuyor.',
      'Pençeye dayandı, bir ay oldu dağılmadı.',
      'Koltuğun altından bile kendisi çıkarıyor.',
      'Tembel kedim bile oynadı.',
      'Boyutu tam, ağzında taşıyabiliyor.',
    ],
    middle: ['Sevdi ama iki günde sıkıldı.', 'Güzel, rengi fotoğraftakinden soluk.'],
    bad: ['İlk gün dağıldı, parçaları yutacak diye korktum.', 'Hiç ilgisini çekmedi.'],
  },
  'kedi-tirmalama': {
    good: [
      'Koltuklarım kurtuldu, artık bunu tırmalıyor.',
      'Hem uyuyor hem tırnağını törpülüyor.',
      'Ağır kedim üstüne zıplıyor, devrilmiyor.',
      'Kutudan çıktığı an içine yerleşti.',
      'Salonda çirkin durmuyor, rengi hoş.',
    ],
    middle: ['Sağlam ama etrafa biraz kırıntı döküyor.', 'Güzel, büyük kediye dar geliyor.'],
    bad: ['İki haftada yüzeyi parçalandı.', 'Köşesi ezik geldi.'],
  },
})
