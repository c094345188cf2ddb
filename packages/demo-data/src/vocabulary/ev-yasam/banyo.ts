import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const plumbing = {
  category: 'batarya-ve-dus',
  brands: ['Damlasız', 'Çeşmebaşı', 'Armatürcü', 'Suyolu', 'Pınarhan'],
  variants: [],
}
const bath = { category: 'banyo-gerecleri', brands: ['Banyola', 'Fayansa', 'Kurnalı', 'Köpükçe'] }
const cloth: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Kırık Beyaz' }, { name: 'Su Yeşili' }, { name: 'Pudra' }, { name: 'Antrasit' }],
}
const washed = ['30 derecede makinede yıkanır.', 'Asarak kurutunuz.']

/** What a bathroom and a sink need. */
export const banyo: readonly LeafVocabulary[] = [
  {
    ...plumbing,
    aspects: 'batarya',
    drawings: ['tap'],
    names: [
      '{seri} {yer} Bataryası {kaplama}',
      '{seri} {yer} Bataryası {kaplama} {ozellik}',
      '{seri} {yer} Musluğu {kaplama}',
    ],
    slots: {
      seri: ['Çağlayan', 'Dere', 'Kuğu Boyun', 'Pınar', 'Sebil', 'Şadırvan', 'Yalın', 'Zarif', 'Kaynak', 'Irmak'],
      yer: ['Lavabo', 'Mutfak', 'Evye'],
      kaplama: ['Parlak Krom', 'Saten Krom', 'Fırçalı Çelik'],
      ozellik: ['Dönerli', 'Spiralli', 'Yüksek Gövdeli'],
    },
    price: {
      base: 690,
      words: { Musluğu: 0.6, Mutfak: 1.2, Evye: 1.2, 'Saten Krom': 1.15, 'Fırçalı Çelik': 1.25, Spiralli: 1.5 },
    },
    properties: { 'Kullanım Yeri': ['{yer}'], Kaplama: ['{kaplama}'], Gövde: ['Pirinç'] },
    sentences: [
      '{name}, seramik kartuşludur; damlatmaz.',
      'Perlatörü suyu havayla karıştırıp az harcar.',
      'Kaplama: {kaplama}. Nemli bezle silinir, kireç tutmaz.',
      'Bağlantı hortumları ve contaları kutudadır.',
      'Standart lavabo deliğine oturur.',
      'Kartuşu beş yıl garantilidir.',
    ],
  },
  {
    ...plumbing,
    aspects: 'dus-basligi',
    drawings: ['shower'],
    names: [
      '{seri} Duş Başlığı {cap} cm {akis}',
      '{seri} Duş Seti {akis} {hortum} m Hortumlu',
      '{seri} El Duşu {akis} {hortum} m Hortumlu',
    ],
    slots: {
      seri: ['Sağanak', 'Çise', 'Nisan', 'Bahar Yağmuru', 'İnce Yağmur', 'Ferah', 'Tazyikli', 'Serin', 'Damla', 'Ilık'],
      cap: ['10', '20', '25', '30'],
      akis: ['Tek Akışlı', 'Üç Akışlı', 'Beş Akışlı'],
      hortum: ['1,5', '2'],
    },
    price: {
      base: 290,
      by: { cap: 0.6, hortum: 0.3 },
      words: { 'Duş Seti': 2.2, 'El Duşu': 0.8, 'Üç Akışlı': 1.15, 'Beş Akışlı': 1.3 },
    },
    properties: { Akış: ['{akis}'], Çap: ['{cap} cm'], 'Hortum Boyu': ['{hortum} m'] },
    sentences: [
      '{name}, düşük basınçta da dolgun akar.',
      'Silikon uçlarının kireci parmakla silinir.',
      'Standart bağlantıya anahtarsız takılır.',
      'Su tasarruflu orta akışı vardır.',
    ],
  },
  {
    ...bath,
    aspects: 'dus-perdesi',
    drawings: ['shower-curtain'],
    names: ['{desen} Duş Perdesi {olcu} cm', '{kumas} Duş Perdesi {olcu} cm', '{desen} Duş Perdesi {olcu} cm {halka}'],
    slots: {
      desen: ['Düz', 'Çizgili', 'Puantiyeli', 'Çiçekli'],
      olcu: ['120x200', '180x200', '240x200'],
      kumas: ['Polyester', 'PEVA', 'Keten Dokulu'],
      halka: ['12 Halkalı', 'Halkasız'],
    },
    price: { base: 149, by: { olcu: 0.7 }, words: { 'Keten Dokulu': 1.4, Halkasız: 0.85 } },
    variants: [cloth],
    properties: { Ölçü: ['{olcu} cm'], Desen: ['{desen}'], Kumaş: ['{kumas}'] },
    sentences: [
      '{name}, su geçirmez ve küf tutmaz.',
      'Eteğindeki ağırlık perdeyi düz tutar.',
      'Kuşgözleri metaldir, yırtılmaz.',
      'Standart duş borularına takılır.',
      ...washed,
    ],
  },
  {
    ...bath,
    aspects: 'banyo-paspasi',
    drawings: ['bath-mat'],
    names: ['{doku} Banyo Paspası {olcu} cm', 'Kaymaz Tabanlı {doku} Banyo Paspası {olcu} cm'],
    slots: { doku: ['Pamuklu', 'Peluş', 'Mikrofiber', 'Hasır Dokulu'], olcu: ['40x60', '50x80', '60x100', '70x120'] },
    price: { base: 99, by: { olcu: 0.75 }, words: { Peluş: 1.25, 'Kaymaz Tabanlı': 1.15 } },
    variants: [cloth],
    properties: { Doku: ['{doku}'], Ölçü: ['{olcu} cm'] },
    sentences: [
      '{name}, ıslak ayakla da kaymaz.',
      'Suyu çabuk emer, sabaha kurur.',
      'Alttan ısıtmalı zeminde kullanılabilir.',
      ...washed,
    ],
  },
  {
    ...bath,
    aspects: 'tuvalet-fircasi',
    drawings: ['toilet-brush'],
    names: [
      '{malzeme} Tuvalet Fırçası {tip}',
      '{tip} {malzeme} Klozet Fırçası',
      'Yedek Başlıklı {malzeme} Tuvalet Fırçası {tip}',
    ],
    slots: { malzeme: ['Paslanmaz Çelik', 'Plastik', 'Seramik'], tip: ['Ayaklı', 'Kapaklı', 'Duvara Monte'] },
    price: { base: 119, words: { 'Paslanmaz Çelik': 1.8, Seramik: 1.6, 'Yedek Başlıklı': 1.15, 'Duvara Monte': 1.2 } },
    variants: [],
    properties: { Malzeme: ['{malzeme}'], Tip: ['{tip}'] },
    sentences: [
      '{name}, haznesiyle gelir; yere su bırakmaz.',
      'Fırça başı değiştirilebilir.',
      'Kılları kenarın altına da ulaşır.',
      'Haznesi çıkarılıp yıkanır.',
    ],
  },
]
