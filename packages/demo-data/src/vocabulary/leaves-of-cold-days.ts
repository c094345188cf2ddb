import type { LeafVocabulary } from './vocabulary.ts'

const hotDrink = { category: 'salep-ve-sicak-cikolata', maxInstallment: 1, variants: [] }

/** What warms from within and without, and what one takes along into snow. */
export const leavesOfColdDays: readonly LeafVocabulary[] = [
  {
    ...hotDrink,
    aspects: 'salep',
    drawings: ['salep'],
    brands: ['Kış Sofrası', 'Tarçınhan', 'Sahlepçi Dede', 'Maraşlıoğlu'],
    names: ['{tur} Salep {gr} g {ek}', 'Sıcak İçim {tur} Salep {gr} g', 'Sade Toz Salep {gr} g {ek}'],
    slots: {
      tur: ['Tarçınlı', 'Vanilyalı', 'Damla Sakızlı'],
      gr: ['200', '500', '1.000'],
      ek: ['Kilitli Paket', 'Teneke Kutu'],
    },
    price: { base: 79, by: { gr: 0.85 }, words: { Damla: 1.2, Teneke: 1.1 } },
    properties: { Ağırlık: ['{gr} g'], Ambalaj: ['{ek}'] },
    sentences: [
      '{name}, sıcak sütle karıştırınca hemen koyulaşır.',
      'Bir bardağa iki tatlı kaşığı yeter.',
      'Üzerine tarçın serpilerek içilir.',
      'Serin ve kuru yerde saklayınız.',
      'Son tüketim tarihi ambalajın üzerindedir.',
    ],
  },
  {
    ...hotDrink,
    aspects: 'sicak-cikolata',
    drawings: ['hot-chocolate'],
    brands: ['Kış Sofrası', 'Bitterhan', 'Kakaolu Köşe', 'Yumuşak Yudum'],
    names: [
      '{tur} Sıcak Çikolata {gr} g {ek}',
      'Toz Sıcak Çikolata {tur} {gr} g',
      'Yoğun {tur} Sıcak Çikolata {gr} g {ek}',
    ],
    slots: {
      tur: ['Sütlü', 'Bitter', 'Fındıklı'],
      gr: ['250', '500', '1.000'],
      ek: ['Teneke Kutu', 'Marşmelovlu'],
    },
    price: { base: 95, by: { gr: 0.85 }, words: { Marşmelovlu: 1.15, Yoğun: 1.1 } },
    properties: { Ağırlık: ['{gr} g'], Tür: ['{tur}'] },
    sentences: [
      '{name}, sıcak sütte topaklanmadan erir.',
      'Bir fincana üç tatlı kaşığı yeter.',
      'Kakaosu yerindedir.',
      'Serin ve kuru yerde saklayınız.',
      'Son tüketim tarihi ambalajın üzerindedir.',
    ],
  },
  {
    category: 'masaj-aleti',
    drawings: ['massage-gun'],
    brands: ['Şifalıca', 'Gevşet', 'Dinlendir', 'Kasçı Usta'],
    names: [
      'Masaj Aleti {baslik} Başlıklı {ek}',
      'Şarjlı Masaj Tabancası {baslik} Başlıklı {ek}',
      'Titreşimli Masaj Aleti {baslik} Başlıklı {ek}',
    ],
    slots: { baslik: ['4', '6', '8'], ek: ['Sessiz Motorlu', 'Çantalı', 'Dijital Ekranlı'] },
    price: { base: 890, by: { baslik: 0.5 }, words: { Tabancası: 1.3, Çantalı: 1.1, Dijital: 1.15 } },
    variants: [],
    properties: { 'Başlık Sayısı': ['{baslik}'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, boyun, sırt ve bacak kaslarını gevşetir.',
      'Bir şarjla üç saat çalışır.',
      'Kemiğin ve yaranın üzerinde kullanmayınız.',
      'Kalp pili olanlar hekime danışmalıdır.',
      'İki yıl {brand} garantisi vardır.',
    ],
  },
  {
    category: 'kamp-ocagi',
    drawings: ['camping-stove'],
    brands: ['Kampçı', 'Yokuş', 'Közbaşı', 'Yolbaşı'],
    names: ['Kamp Ocağı {watt} W {ek}', 'Katlanır Kamp Ocağı {watt} W {ek}', 'Kartuşlu Kamp Ocağı {watt} W {ek}'],
    slots: { watt: ['1.300', '2.200', '3.000'], ek: ['Çakmaklı', 'Taşıma Kutulu', 'Rüzgârlıklı'] },
    price: { base: 349, by: { watt: 0.6 }, words: { Katlanır: 1.1, Çakmaklı: 1.15, Rüzgârlıklı: 1.2 } },
    variants: [],
    properties: { Güç: ['{watt} W'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, bir litre suyu dört dakikada kaynatır.',
      'Delinebilir kartuşla değil, vidalı kartuşla kullanılır.',
      'Çadırın içinde ve kapalı yerde yakmayınız.',
      'Soğumadan kutusuna koymayınız.',
      'Kartuş ayrıca satılır.',
    ],
  },
  {
    category: 'arac-guvenligi',
    aspects: 'kar-zinciri',
    drawings: ['snow-chain'],
    brands: ['Yolculu', 'Garajsız', 'Kışlastik', 'Tekerhan'],
    names: [
      'Kar Zinciri {jant} Jant {ek}',
      'Kolay Takılan Kar Zinciri {jant} Jant {ek}',
      'Çelik Kar Zinciri {jant} Jant {ek}',
    ],
    slots: { jant: ['14', '15', '16', '17', '18'], ek: ['9 mm', '12 mm', '16 mm'] },
    price: { base: 690, by: { jant: 0.9, ek: 0.5 }, words: { Kolay: 1.15 } },
    variants: [],
    properties: { Jant: ['{jant}'], 'Bakla Kalınlığı': ['{ek}'] },
    sentences: [
      '{name}, çekişin olduğu iki tekerleğe takılır.',
      'İki zincir, eldiven ve çanta kutudadır.',
      'Saatte elli kilometreyi geçmeyiniz.',
      'Kuru asfalta çıkınca sökünüz.',
      'Kullandıktan sonra yıkayıp kurulayınız.',
    ],
  },
]
