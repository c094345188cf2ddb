import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const shared = {
  brands: ['Pedalcı', 'Rüzgârgülü', 'Yokuş', 'Turaç', 'İki Teker', 'Çevik'],
}
const bright: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Mat Siyah' }, { name: 'Kırmızı' }, { name: 'Petrol Mavisi' }, { name: 'Beyaz' }, { name: 'Mint' }],
}

export const bisikletVeEkipman: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'bisiklet',
    drawings: ['bicycle'],
    names: [
      '{seri} {jant} Jant {tur} Bisikleti {vites} Vites',
      '{tur} Bisikleti {seri} {jant} Jant {fren}',
      '{seri} {tur} Bisikleti {kadro} Kadro',
      '{seri} Çocuk Bisikleti {kucukJant} Jant {kucukFren}',
    ],
    slots: {
      seri: ['Alize', 'Bora', 'Ceylan', 'Keklik', 'Kısrak', 'Poyraz', 'Tayfun'],
      jant: ['20', '24', '26', '29'],
      tur: ['Dağ', 'Şehir', 'Tur', 'Gezi'],
      vites: ['7', '14', '18', '21', '24'],
      fren: ['Disk Fren', 'V-Fren', 'Hidrolik Fren'],
      kadro: ['Alüminyum', 'Çelik', 'Karbon Maşalı'],
      kucukJant: ['12', '16', '20'],
      kucukFren: ['V-Fren', 'Kontra Fren', 'Yan Tekerli'],
    },
    facts: { Çocuk: { jant: '', vites: '', fren: '', kadro: 'Çelik' } },
    price: {
      base: 7900,
      by: { jant: 0.9, vites: 0.4, kucukJant: 0.9 },
      words: { 'Karbon Maşalı': 2.2, Alüminyum: 1.25, 'Hidrolik Fren': 1.4, 'Disk Fren': 1.2, Dağ: 1.1, Çocuk: 0.5 },
    },
    variants: [bright],
    properties: { Jant: ['{jant}'], Vites: ['{vites}'], Fren: ['{fren}'], Kadro: ['{kadro}'] },
    sentences: [
      '{name}, şehir yollarında ve patikada rahat bir sürüş sunar.',
      'Kadro: {kadro}. Kaynak yerleri taşlanmış, çift kat boyanmıştır.',
      '{vites} vitesi yokuşlarda dizleri yormaz.',
      'Fren: {fren}. Yağmurda da güvenle durur.',
      'Sele yüksekliği anahtarsız ayarlanır.',
      'Çamurluk, zil ve reflektörler takılıdır.',
      'Yüzde doksan kurulu gönderilir; gidon, pedal ve ön teker kalır.',
      'Kadro beş yıl, diğer aksam iki yıl garantilidir.',
    ],
  },
  {
    ...shared,
    category: 'kask',
    drawings: ['motorcycle-helmet'],
    names: [
      '{seri} Bisiklet Kaskı {ozellik}',
      '{seri} Çocuk Kaskı {ozellik} {kanal} Kanallı',
      '{seri} Şehir Kaskı {ozellik}',
      'Hafif Bisiklet Kaskı {seri} {kanal} Kanallı',
    ],
    slots: {
      seri: ['Aero', 'Kaplumbağa', 'Kestane', 'Kule', 'Rota', 'Siper', 'Viraj'],
      ozellik: ['Arka Işıklı', 'Siperlikli', 'Vizörlü', 'Ayarlanabilir', 'Mıknatıslı Tokalı'],
      kanal: ['11', '14', '18', '22'],
      agirlik: ['220', '250', '280', '310'],
      kabuk: ['Kalıplı polikarbonat', 'ABS', 'EPS köpük'],
    },
    price: {
      base: 590,
      by: { kanal: 0.25 },
      words: { 'Çocuk Kaskı': 0.7, Vizörlü: 1.35, 'Arka Işıklı': 1.2, 'Mıknatıslı Tokalı': 1.25, Hafif: 1.3 },
    },
    variants: [{ name: 'Baş Çevresi', values: ['52-55 cm', '55-58 cm', '58-61 cm'].map((name) => ({ name })) }, bright],
    properties: { Kabuk: ['{kabuk}'], 'Hava Kanalı': ['{kanal}'], Ağırlık: ['{agirlik} g'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, başı sarar ama ağırlığını hissettirmez.',
      'Kabuk: {kabuk}. Darbeyi geniş yüzeye dağıtır.',
      '{kanal} hava kanalı uzun yolda terletmez.',
      'EN 1078 standardına uygundur.',
      'Arkadaki çarkla tek elle sıkılır.',
      'İç süngerleri çıkarılıp yıkanır.',
      'Çene kayışı çocuk parmağını sıkıştırmayan tokalıdır.',
      'Darbe alan kaskın yenilenmesi önerilir.',
    ],
  },
  {
    ...shared,
    category: 'scooter',
    drawings: ['kick-scooter'],
    names: [
      '{seri} Katlanır Scooter {teker} mm Teker',
      '{seri} Çocuk Scooter {yas} {ozellik}',
      '{seri} Scooter {ozellik} {tasima} kg',
      '{ozellik} Scooter {yas} {teker} mm Teker',
    ],
    slots: {
      seri: ['Cırcır', 'Kayış', 'Köşe', 'Meydan', 'Park', 'Sincap', 'Zıpzıp'],
      teker: ['120', '145', '180', '200', '230'],
      yas: ['3+ Yaş', '6+ Yaş', '8+ Yaş', 'Yetişkin'],
      ozellik: ['Işıklı Tekerli', 'Çift Frenli', 'Amortisörlü', 'Yükseklik Ayarlı'],
      tasima: ['50', '80', '100', '120'],
    },
    price: {
      base: 1490,
      by: { teker: 0.6, tasima: 0.3 },
      words: { Yetişkin: 1.7, Amortisörlü: 1.3, Çocuk: 0.8, '8+ Yaş': 1.2 },
    },
    variants: [bright],
    properties: {
      'Teker Çapı': ['{teker} mm'],
      'Yaş Grubu': ['{yas}'],
      'Taşıma Kapasitesi': ['{tasima} kg'],
      Özellik: ['{ozellik}'],
    },
    sentences: [
      '{name}, okul yolunu oyuna çevirir.',
      '{tasima} kg ağırlığa kadar güvenle taşır.',
      'Tek hareketle katlanır, otobüste yer kaplamaz.',
      'Gidon yüksekliği üç kademede ayarlanır.',
      'Ayak platformu kaymaz kaplamalıdır.',
      'Poliüretan tekerleri sessiz döner.',
      'Arka freni ayakla basılarak çalışır.',
      'Kask ve dizlikle kullanılması önerilir.',
    ],
  },
]
