import { leafComments } from '../leaf-comments.ts'
import { generalComments } from './general-comments.ts'

export const otoAksesuarComments = leafComments(generalComments, {
  'oto-paspas': {
    good: [
      'Tabana tam oturdu, pedala doğru kaymıyor.',
      'Karı çamuru içinde tuttu, halıya geçirmedi.',
      'Hortumla yıkadım, beş dakikada kurudu.',
      'Kenarları düzgün kesilmiş, sırıtmıyor.',
      'Koku yapar diye korkuyordum, hiç yok.',
    ],
    middle: ['Güzel ama sürücü tarafı iki santim kısa kaldı.', 'İlk günler koktu, havalandırınca geçti.'],
    bad: ['Aracıma uymadı, kenarı katlandı.', 'Üç ayda topuk yeri delindi.'],
  },
  'koltuk-kilifi': {
    good: [
      'Terzi dikmiş gibi oturdu.',
      'Çocuk koltuğunun izlerini tamamen kapattı.',
      'Yazın terletmiyor, uzun yolda denedim.',
      'Takması yarım saatimi aldı, anlatımı açıktı.',
      'Dikişleri sağlam, kokusu yok.',
    ],
    middle: ['Ön koltuklar iyi, arkası biraz bol.', 'Kumaşı güzel ama bağlama ipleri zayıf.'],
    bad: ['Kancası ilk hafta koptu.', 'Rengi fotoğraftakiyle ilgisizdi.'],
  },
  'telefon-tutucu': {
    good: [
      'Bozuk yolda bile telefonu düşürmedi.',
      'Tek elle takıp çıkarıyorum.',
      'Haritayı göz hizasında görmek büyük rahatlık.',
      'Kılıflı telefonumu da tutuyor.',
      'Sıcakta yumuşamadı, yerinden oynamadı.',
    ],
    middle: ['Tutuyor ama büyük telefonda biraz titriyor.', 'İyi, yerleştirmesi sabır istiyor.'],
    bad: ['Bir haftada gevşedi, telefon düştü.', 'Parçası kırık çıktı.'],
  },
  'oto-kokusu': {
    good: [
      'Hafif ve kalıcı, başımı ağrıtmıyor.',
      'Araca binen herkes kokuyu soruyor.',
      'Sigara kokusunu gerçekten aldı.',
      'Bir ay oldu, hâlâ kokuyor.',
      'Şişesi şık, çirkin durmuyor.',
    ],
    middle: ['Kokusu güzel, ilk günler biraz yoğun.', 'Hoş ama yazandan çabuk bitti.'],
    bad: ['Yolda akmış, şişe yarım geldi.', 'Üç günde kokusu kalmadı.'],
  },
})
