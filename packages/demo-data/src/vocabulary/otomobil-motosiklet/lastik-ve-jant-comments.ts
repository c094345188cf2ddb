import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const lastikVeJantComments = leafComments(generalComments, {
  'yaz-lastigi': {
    good: [
      'Eski lastiğe göre çok sessiz, uzun yolda fark ettim.',
      'Islak zeminde fren mesafesi güven veriyor.',
      'Üretim haftası üç ay önceydi, taze lastik.',
      'Balansta neredeyse hiç kurşun istemedi.',
      'On bin kilometre oldu, aşınması çok az.',
    ],
    middle: ['Yol tutuşu iyi ama yanakları yumuşak.', 'Kuru yolda güzel, bozuk asfaltta ses yapıyor.'],
    bad: ['Üretim tarihi beklediğimden eskiydi.', 'Bir ayda yanakta kabarma yaptı, garantiye gönderdim.'],
  },
  'kis-lastigi': {
    good: [
      'Karlı yokuşu zincirsiz çıktım.',
      'Buzlu sabahlarda direksiyon elimde, kaymıyor.',
      'Kışlık olmasına rağmen uğultusu az.',
      'Dördünü birlikte taktırdım, ilk karda hakkını verdi.',
      'Üretim tarihi bu yıldı.',
    ],
    middle: ['Karda iyi, kuru asfaltta biraz yumuşak kalıyor.', 'Tutuşu güzel ama yakıtı az da olsa artırdı.'],
    bad: ['Sezon ortasında ses yapmaya başladı.', 'Dört lastiğin biri farklı haftadan geldi.'],
  },
  jant: {
    good: [
      'Boyası pürüzsüz, güneşte çok şık duruyor.',
      'Bijon aralığı birebir tuttu, sorunsuz takıldı.',
      'Her biri ayrı köpükte, çiziksiz geldi.',
      'Balansta hiç gezme yapmadı.',
      'Arabanın havası değişti, soran çok oldu.',
    ],
    middle: ['Duruşu güzel, bijonları ayrıca almak gerekiyor.', 'Beğendim ama kapağı gevşek duruyor.'],
    bad: ['Birinin kenarında çizik vardı.', 'İlk kışta boyası kabardı.'],
  },
})
