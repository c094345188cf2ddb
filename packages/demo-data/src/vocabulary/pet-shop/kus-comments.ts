import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const kusComments = leafComments(generalComments, {
  'kus-yemi': {
    good: [
      'Tohumlar temiz, dibinde toz kalmıyor.',
      'Seçmeden hepsini yiyor, kabuk bırakmıyor.',
      'Tüyleri parladı, ötüşü bile canlandı.',
      'Paketi kilitli, nem almadı.',
      'Mahalledeki dükkândan aldığımdan taze.',
    ],
    middle: ['Yiyor ama bazı tohumları ayırıyor.', 'Taze, paketi biraz küçük.'],
    bad: ['İçinden böcek çıktı, iade ettim.', 'Çok tozluydu, elemek zorunda kaldım.'],
  },
  'kus-kafesi': {
    good: [
      'Geniş, içinde rahatça kanat açıyor.',
      'Çekmecesi sayesinde temizliği iki dakika.',
      'On dakikada kurdum, parçaları tamdı.',
      'Kapısını gagasıyla açamıyor, kilidi iyi.',
      'Telleri sağlam, boyası soyulmuyor.',
    ],
    middle: ['Güzel ama yemlikleri ince plastik.', 'Sağlam, kurarken iki kişi daha rahat olur.'],
    bad: ['Bir kenarı ezik geldi.', 'Teli kargoda bükülmüştü.'],
  },
})
