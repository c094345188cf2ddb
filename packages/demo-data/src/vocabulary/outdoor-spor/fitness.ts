import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const shared = {
  brands: ['Kasçı', 'Formda', 'Adım', 'Antrenman Evi', 'Demir Halka', 'Nefes Spor'],
  comments: {
    good: [
      'Evde spora başlamak için ideal, kaymıyor.',
      'Üç aydır haftada dört gün kullanıyorum, yıpranmadı.',
      'Kaplaması kokusuz, zemini çizmiyor.',
      'Spor salonundakinden farkı yok.',
      'Paketi ağır olmasına rağmen kapıya kadar çıkardılar.',
      'Eşimle birlikte kullanıyoruz, çok memnunuz.',
    ],
    middle: [
      'İyi ama ilk günlerde lastik kokusu vardı.',
      'Fiyatına göre idare eder.',
      'Kargo biraz geç geldi, ürün sağlam.',
      'Rengi görselden farklı.',
    ],
    bad: [
      'Bir ayda kaplaması soyuldu.',
      'Ağırlığı yazandan az çıktı, tarttım.',
      'Ses yapmaya başladı, servise verdim.',
    ],
  },
}
const mats: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Lila' }, { name: 'Mint' }, { name: 'Siyah' }, { name: 'Mavi' }, { name: 'Gül Kurusu' }],
}

export const fitness: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'dambil',
    drawings: ['dumbbell'],
    names: [
      '{kaplama} Dambıl Seti {kg} kg {adet}',
      '{seri} {kaplama} Dambıl {kg} kg',
      '{seri} Ayarlanabilir Dambıl {kg} kg {adet}',
      '{bicim} {kaplama} Dambıl {kg} kg',
    ],
    slots: {
      seri: ['Başlangıç', 'Demir', 'Ev Tipi', 'Güç', 'Salon', 'Usta'],
      kg: ['1', '2', '3', '5', '7,5', '10', '15', '20'],
      kaplama: ['Vinil', 'Neopren', 'Kauçuk', 'Krom', 'Döküm'],
      adet: ['Tekli', '2’li', 'Çantalı'],
      bicim: ['Altıgen', 'Yuvarlak', 'On İki Köşeli'],
    },
    price: [99, 4990],
    variants: [],
    properties: { Ağırlık: ['{kg} kg'], Kaplama: ['{kaplama}'], Biçim: ['{bicim}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, evde tam vücut çalışması için yeterlidir.',
      'Kaplama: {kaplama}. Terli elde kaymaz.',
      'Ağırlık toleransı yüzde ikinin altındadır.',
      'Sapı eli acıtmayan tırtıllı yüzeye sahiptir.',
      'Yere bırakıldığında yuvarlanmaz.',
      'Paslanmaz, nemli bezle silinir.',
      'Ağırlık değeri iki yanında da okunur.',
      'Başlangıç egzersizlerini anlatan posteri kutudadır.',
    ],
  },
  {
    ...shared,
    category: 'yoga-mati',
    drawings: ['yoga-mat'],
    names: [
      '{malzeme} Yoga Matı {kalinlik} mm {ek}',
      '{seri} Yoga ve Pilates Matı {kalinlik} mm',
      '{seri} Kaymaz Yoga Matı {olcu} cm {malzeme}',
      '{seri} Egzersiz Minderi {kalinlik} mm {ek}',
    ],
    slots: {
      seri: ['Denge', 'Dingin', 'Lotus', 'Nefes', 'Sabah', 'Sakin'],
      malzeme: ['TPE', 'NBR', 'Kauçuk', 'Mantar', 'PVC'],
      kalinlik: ['4', '6', '8', '10', '15'],
      ek: ['Taşıma Askılı', 'Çantalı', 'Çizgili', 'Çift Yüzlü'],
      olcu: ['173x61', '183x61', '183x80'],
    },
    price: [149, 1890],
    variants: [mats],
    properties: { Malzeme: ['{malzeme}'], Kalınlık: ['{kalinlik} mm'], Ölçü: ['{olcu} cm'] },
    sentences: [
      '{name}, dizleri ve bilekleri sert zeminden korur.',
      'Malzeme: {malzeme}. Terleyince kayganlaşmaz.',
      'İki yüzü farklı dokudadır, dilediğinizi kullanırsınız.',
      'Rulo yapıldığında kenarları kalkmaz.',
      'Ter kokusunu tutmaz, sabunlu suyla silinir.',
      'Hizalama çizgileri duruşu düzeltmeye yardım eder.',
      'Hafiftir, omuz askısıyla taşınır.',
      'Lateks ve ftalat içermez.',
    ],
  },
  {
    ...shared,
    category: 'kosu-bandi',
    drawings: ['dumbbell'],
    names: [
      '{seri} Koşu Bandı {hp} HP {ozellik}',
      '{seri} Katlanır Koşu Bandı {hiz} km/sa',
      '{seri} Yürüyüş Bandı {ozellik} {hiz} km/sa',
      'Motorlu Koşu Bandı {hp} HP {tasima} kg {ozellik}',
    ],
    slots: {
      seri: ['Adımla', 'Koşar', 'Maraton', 'Parkur', 'Tempo', 'Yaylan'],
      hp: ['1,5', '2', '2,5', '3', '4'],
      ozellik: ['Eğimli', 'Masajlı', 'Uygulama Destekli', 'Amortisörlü', 'Masa Altı'],
      hiz: ['6', '12', '14', '16', '18'],
      tasima: ['100', '110', '120', '150'],
    },
    price: [6490, 39900],
    variants: [],
    properties: {
      Motor: ['{hp} HP'],
      'En Yüksek Hız': ['{hiz} km/sa'],
      'Taşıma Kapasitesi': ['{tasima} kg'],
      Özellik: ['{ozellik}'],
    },
    sentences: [
      '{name}, kötü havada da adımlarınızı aksatmaz.',
      '{hp} HP motoru sessiz ve kesintisiz çalışır.',
      'Hızı {hiz} km/sa değerine kadar ayarlanır.',
      'Amortisörleri diz eklemini korur.',
      'Acil durdurma kilidi vardır.',
      'Katlanıp tekerleklerinin üzerinde yatak altına itilir.',
      'Ekranında süre, mesafe, kalori ve nabız görünür.',
      'Kurulumu ücretsizdir, motoru iki yıl garantilidir.',
    ],
  },
]
