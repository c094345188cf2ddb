import { fabricColours, seatWords } from './ev-yasam/mobilya.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const seats = {
  category: 'koltuk',
  brands: ['Lamina', 'Meşekapı', 'Evcimen', 'Rahvan', 'Salonist', 'Yuvasın', 'Döşemen'],
  variants: [fabricColours],
}
const set = [
  '{brand} ürünleri iki yıl garanti kapsamındadır.',
  'Kata kadar taşınır, kurulumu teslimde yapılır.',
  'Kılıfları fermuarlıdır, çıkarılıp 30 derecede yıkanır.',
]

/** What furnishes a room beside single chairs, tables and mattresses, and what a home has one of. */
export const staplesOfTheRooms: readonly LeafVocabulary[] = [
  {
    ...seats,
    aspects: 'koltuk-takimi',
    drawings: ['sofa-set'],
    names: ['{model} Koltuk Takımı 3+2+1 {kumas} {ayak}', '{model} Yataklı Koltuk Takımı 3+2+1 {kumas}'],
    slots: { ...seatWords, model: ['Asmalı', 'Belgrad', 'Çınar', 'Dört Mevsim', 'Emirgân', 'Gülhane', 'Kanlıca'] },
    price: { base: 32900, words: { Yataklı: 1.15, Kadife: 1.08, Bukle: 1.15, Nubuk: 1.1, 'Torna Ayaklı': 1.06 } },
    properties: { Kumaş: ['{kumas}'], İskelet: ['{iskelet}'], Takım: ['Üçlü, ikili ve tekli koltuk'] },
    sentences: [
      '{name}; üçlü, ikili ve tekli koltuktan oluşur.',
      'İskelet: {iskelet}. Kolçaklarına oturulsa bile esnemez.',
      'Sünger: {sunger}. Uzun süre oturulduğunda çökmez.',
      'Kırlentleri takıma dâhildir.',
      ...set,
    ],
  },
  {
    ...seats,
    aspects: 'kose-takimi',
    drawings: ['corner-sofa'],
    names: ['{model} Köşe Koltuk Takımı {yon} {kumas}', '{model} Sandıklı Köşe Koltuk Takımı {yon} {kumas}'],
    slots: {
      ...seatWords,
      model: ['Anadolu', 'Bostan', 'Çamlıca', 'Eminönü', 'Florya', 'Kuzguncuk', 'Yeşilköy'],
      yon: ['Sağ Köşe', 'Sol Köşe'],
    },
    price: { base: 24900, words: { Sandıklı: 1.15, Kadife: 1.08, Bukle: 1.15, Nubuk: 1.1 } },
    properties: { Kumaş: ['{kumas}'], İskelet: ['{iskelet}'], Yön: ['{yon}'] },
    sentences: [
      '{name}, salonun köşesini boş bırakmaz.',
      'Uzanma bölümü iki kişiye yeter.',
      'Sünger: {sunger}. Uzun süre oturulduğunda çökmez.',
      'Köşenin yönü, karşısından bakana göredir.',
      ...set,
    ],
  },
  {
    category: 'yatak',
    aspects: 'ranza',
    brands: ['Lamina', 'Meşekapı', 'Evcimen', 'Rahvan', 'Salonist', 'Yuvasın', 'Döşemen'],
    drawings: ['bunk-bed'],
    names: [
      '{model} {malzeme} Ranza {olcu} cm {ozellik}',
      '{model} Çocuk Ranzası {olcu} cm {malzeme}',
      '{model} Montessori Ranza {olcu} cm {malzeme}',
    ],
    slots: {
      model: ['Alt Kat', 'Çatı Katı', 'İkiz', 'Kardeş', 'Kaptan', 'Tayfa', 'Yuva'],
      malzeme: ['Masif Çam', 'Kayın', 'MDF'],
      olcu: ['80x180', '90x190', '90x200'],
      ozellik: ['Merdivenli', 'Çekmeceli', 'Korkuluklu'],
    },
    price: { base: 8900, by: { olcu: 0.8 }, words: { 'Masif Çam': 1.2, Kayın: 1.4, Çekmeceli: 1.25, Montessori: 1.1 } },
    variants: [],
    properties: { 'Yatak Ölçüsü': ['{olcu} cm'], Malzeme: ['{malzeme}'], 'Yatak Sayısı': ['2'] },
    sentences: [
      '{name}, iki çocuğun odasında yer açar.',
      'Üst katın korkuluğu dört yanındadır.',
      'Merdiveninin basamakları geniştir, ayağı acıtmaz.',
      'Üst kat altı yaşından küçükler için değildir.',
      'Yataklar ve nevresimler ayrıca satılır.',
    ],
  },
  {
    category: 'havlu',
    aspects: 'bornoz',
    brands: ['Pamuklu', 'Dokumahan', 'Buldanca', 'Yorgancı Sokak', 'İlmekli'],
    drawings: ['bathrobe'],
    names: [
      'Kadın Bornoz {yaka} {kumas} {beden}',
      'Erkek Bornoz {yaka} {kumas} {beden}',
      'Unisex Bornoz {yaka} {kumas} {beden} {uzunluk}',
    ],
    slots: {
      yaka: ['Kapüşonlu', 'Şal Yakalı', 'Kimono Yakalı'],
      kumas: ['Pamuk', 'Bambu', 'Müslin', 'Petek Dokuma'],
      beden: ['S-M', 'L-XL', 'XXL'],
      uzunluk: ['Uzun', 'Diz Boyu'],
      gramaj: ['300', '360', '420'],
    },
    price: { base: 590, words: { Bambu: 1.3, Müslin: 1.15, Kapüşonlu: 1.08, Uzun: 1.1 } },
    variants: [
      {
        name: 'Renk',
        values: [{ name: 'Kırık Beyaz' }, { name: 'Pudra' }, { name: 'Su Yeşili' }, { name: 'Antrasit' }],
      },
    ],
    properties: { Kumaş: ['{kumas}'], Yaka: ['{yaka}'], Beden: ['{beden}'], Gramaj: ['{gramaj} g/m²'] },
    sentences: [
      '{name}, duştan sonra suyu hemen alır.',
      'İki cebi ve kuşağı vardır.',
      'Yıkandıkça yumuşar, 40 derecede yıkanır.',
      'Askı ilmeği vardır.',
    ],
  },
  {
    category: 'tost-makinesi',
    aspects: 'waffle-makinesi',
    brands: ['Pratika', 'Ocaklı', 'Yuvam', 'Mutfakçım', 'Lodos'],
    drawings: ['waffle-maker'],
    names: [
      'Waffle Makinesi {guc} W {plaka} Plaka',
      '{ozellik} Waffle Makinesi {guc} W {plaka} Plaka',
      'Çift Yüzlü Waffle Makinesi {guc} W {ozellik}',
    ],
    slots: {
      guc: ['700', '900', '1.200'],
      plaka: ['Granit', 'Seramik', 'Yapışmaz'],
      ozellik: ['Isı Ayarlı', 'Zamanlayıcılı', 'Işık Uyarılı'],
    },
    price: { base: 790, by: { guc: 0.5 }, words: { Granit: 1.15, Zamanlayıcılı: 1.15 } },
    variants: [],
    properties: { Güç: ['{guc} W'], Plaka: ['{plaka}'] },
    sentences: [
      '{name}, hamuru dört dakikada kızartır.',
      'Plakaları yapışmaz, yağsız da pişirir.',
      'Hazır olunca ışığı yanar.',
      'Kapağı kilitlenip dik saklanır.',
      '{brand} ürünleri iki yıl garanti kapsamındadır.',
    ],
  },
  {
    category: 'klavye-ve-fare',
    aspects: 'oyuncu-klavyesi',
    brands: ['Klavi', 'Zirve', 'Nova', 'Pixa', 'Defteron'],
    drawings: ['gaming-keyboard'],
    names: [
      'Mekanik Oyuncu Klavyesi {anahtar} Switch {duzen}',
      'RGB Oyuncu Klavyesi Q Türkçe {duzen} {baglanti}',
      'Kompakt Mekanik Oyuncu Klavyesi {anahtar} Switch {baglanti}',
    ],
    slots: {
      anahtar: ['Kırmızı', 'Kahverengi', 'Mavi', 'Sessiz'],
      duzen: ['Tam Boy', 'Numpadsiz', 'Bilek Destekli'],
      baglanti: ['Kablolu', 'Kablosuz'],
    },
    price: { base: 990, words: { Mekanik: 1.6, Kablosuz: 1.35, 'Bilek Destekli': 1.15, Sessiz: 1.1 } },
    variants: [],
    properties: { Dil: ['Q Türkçe'], Işık: ['RGB'], Uyum: ['Bütün masaüstü sistemler'] },
    sentences: [
      '{name}, aynı anda basılan bütün tuşları okur.',
      'Tuş ışıkları oyuna göre ayarlanır.',
      'Anahtarları elli milyon basışa dayanır.',
      'Ayakları iki kademe yükselir.',
      '{brand} ürünleri iki yıl garanti kapsamındadır.',
    ],
  },
]
