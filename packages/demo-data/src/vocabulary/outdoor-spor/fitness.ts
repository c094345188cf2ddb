import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const shared = {
  brands: ['Kasçı', 'Formda', 'Terlet', 'Antrenman Evi', 'Demir Halka', 'Nefes Spor'],
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
    facts: { Seti: { adet: '2’li' } },
    names: [
      '{kaplama} Dambıl Seti {kg} kg {bicim}',
      '{seri} {kaplama} Dambıl {kg} kg',
      '{seri} Ayarlanabilir Dambıl {ayar} kg {adet}',
      '{bicim} {kaplama} Dambıl {kg} kg',
    ],
    slots: {
      seri: ['Başlangıç', 'Demir', 'Ev Tipi', 'Güç', 'Salon', 'Usta'],
      ayar: ['10', '15', '20', '30'],
      kg: ['1', '2', '3', '5', '7,5', '10', '15', '20'],
      kaplama: ['Vinil', 'Neopren', 'Kauçuk', 'Krom', 'Döküm'],
      adet: ['Tekli', '2’li'],
      bicim: ['Altıgen', 'Yuvarlak', 'On İki Köşeli'],
    },
    price: {
      base: 90,
      by: { kg: 0.85, ayar: 0.85 },
      words: { Seti: 1.1, Ayarlanabilir: 8, Krom: 1.5, Döküm: 0.8, '2’li': 1.8 },
    },
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
    price: {
      base: 249,
      by: { kalinlik: 0.45, olcu: 1 },
      words: { Kauçuk: 2, Mantar: 2.4, TPE: 1.4, 'Taşıma Askılı': 1.08, Çantalı: 1.15 },
    },
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
      tasima: ['100', '120', '150'],
    },
    price: {
      base: 8900,
      by: { hp: 0.9, hiz: 0.5, tasima: 0.4 },
      words: { Eğimli: 1.3, Masajlı: 1.25, 'Masa Altı': 0.8, 'Uygulama Destekli': 1.15, 'Yürüyüş Bandı': 0.75 },
    },
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
