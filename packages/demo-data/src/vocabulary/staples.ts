import { careSentences } from './care-sentences.ts'
import { staplesOfGreatDays } from './staples-of-great-days.ts'
import { staplesOfBeauty } from './staples-of-beauty.ts'
import { staplesOfHallAndKitchen } from './staples-of-hall-and-kitchen.ts'
import { staplesOfTheToiletBag } from './staples-of-the-toilet-bag.ts'
import { staplesOfCreams } from './staples-of-creams.ts'
import { staplesOfErrands } from './staples-of-errands.ts'
import { staplesOfSweets } from './staples-of-sweets.ts'
import { staplesOfTheDesk } from './staples-of-the-desk.ts'
import { staplesOfTheGarden } from './staples-of-the-garden.ts'
import { staplesOfTheBathroom } from './staples-of-the-bathroom.ts'
import { staplesOfTheMarket } from './staples-of-the-market.ts'
import { staplesOfTheHome } from './staples-of-the-home.ts'
import { staplesOfTheRooms } from './staples-of-the-rooms.ts'
import { staplesOfSmallThings } from './staples-of-small-things.ts'
import { staplesOfThePantry } from './staples-of-the-pantry.ts'
import { staplesOfThePencilCase } from './staples-of-the-pencil-case.ts'
import { staplesOnHooks } from './staples-on-hooks.ts'
import { staplesOfTheWeekend } from './staples-of-the-weekend.ts'
import { staplesOfTheLivingRoom } from './staples-of-the-living-room.ts'
import { staplesOfTheToolbox } from './staples-of-the-toolbox.ts'
import { staplesOfTheWardrobe } from './staples-of-the-wardrobe.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const packed = ['Serin ve kuru yerde saklayınız.', 'Son tüketim tarihi ambalajın üzerindedir.']
const cold = ['Soğuk zincirle gönderilir.', 'Buzdolabında saklayınız.', 'Son tüketim tarihi ambalajın üzerindedir.']
const food = { maxInstallment: 1, variants: [] }
const nuts = {
  ...food,
  category: 'kuruyemis',
  drawings: ['nut-bag'],
  brands: ['Kavrukhane', 'Çıtırcı', 'Leblebici Sokağı', 'Avuçhan', 'Harmancı', 'Kabukçu'],
}

/** Staples of a household, sold beside the other things of a leaf: each takes some of the leaf's products. */
export const staples: readonly LeafVocabulary[] = [
  {
    ...food,
    category: 'kirmizi-et',
    aspects: 'sucuk',
    drawings: ['sausage-ring'],
    brands: ['Kasap Dükkânı', 'Yaylacı Et', 'Satırbaşı', 'Ahırköy'],
    names: ['{tur} Sucuk {aci} {gr} g', '{yore} Usulü {tur} Sucuk {gr} g'],
    slots: {
      tur: ['Dana', 'Kangal', 'Parmak'],
      aci: ['Acılı', 'Acısız', 'Az Baharatlı'],
      yore: ['Afyon', 'Kayseri'],
      gr: ['250', '500', '1.000'],
    },
    price: { base: 219, by: { gr: 0.93 }, words: { Kangal: 1.1, Parmak: 1.05 } },
    properties: { Ağırlık: ['{gr} g'], Acılık: ['{aci}'] },
    sentences: [
      '{name}, dana etinden hazırlanıp doğal kurutuldu.',
      'Fermente üründür, ısıl işlem görmemiştir.',
      'Yumurtayla, tostta ve kuru fasulyede kullanılır.',
      'Sarımsağı ve kimyonu yerindedir.',
      ...cold,
    ],
  },
  {
    ...nuts,
    aspects: 'ceviz',
    names: ['{yore} Cevizi {bicim} {gr} g', '{bicim} Ceviz {boy} {gr} g', '{yore} Cevizi {boy} {bicim} {gr} g'],
    slots: {
      yore: ['Kaman', 'Niksar', 'Adilcevaz'],
      bicim: ['Kabuklu', 'İç'],
      boy: ['İri Boy', 'Kelebek', 'Seçme'],
      gr: ['250', '500', '1.000'],
    },
    price: { base: 119, by: { gr: 0.93 }, words: { İç: 1.9, Kelebek: 1.15 } },
    properties: { Yöre: ['{yore}'], Ağırlık: ['{gr} g'], Biçim: ['{bicim}'] },
    sentences: [
      '{name}, yeni mahsuldür.',
      'Kahvaltıda, tatlıda ve salatada kullanılır.',
      'İçi dolgun, zarı incedir.',
      'Elle ayıklanmıştır.',
      ...packed,
    ],
  },
  {
    ...nuts,
    aspects: 'leblebi',
    names: ['{tur} Leblebi {paket} {gr} g', '{yore} {tur} Leblebisi {gr} g'],
    slots: {
      tur: ['Sarı', 'Beyaz', 'Çıtır', 'Soslu'],
      yore: ['Çorum', 'Tavşanlı'],
      paket: ['Kilitli Paket', 'Kraft Paket'],
      gr: ['250', '500', '1.000'],
    },
    price: { base: 49, by: { gr: 0.9 }, words: { Soslu: 1.2, Çıtır: 1.1 } },
    properties: { Yöre: ['{yore}'], Ağırlık: ['{gr} g'], Tür: ['{tur}'] },
    sentences: [
      '{name}, nohuttan çifte kavrularak yapıldı.',
      'Koruyucu içermez.',
      'Çay yanında ve ara öğünde yenir.',
      ...packed,
    ],
  },
  {
    ...food,
    category: 'konserve',
    aspects: 'sirke',
    drawings: ['vinegar-bottle'],
    brands: ['Teyzemin Kileri', 'Tarlabaşım', 'Bostanlı'],
    names: ['{tur} Sirkesi {hacim} {ambalaj}', 'Doğal Fermente {tur} Sirkesi {hacim}'],
    slots: {
      tur: ['Elma', 'Üzüm', 'Alıç', 'Nar'],
      hacim: ['500 ml', '1 L', '2 L'],
      ambalaj: ['Cam Şişe', 'Pet Şişe'],
    },
    price: { base: 45, by: { hacim: 0.8 }, words: { Alıç: 1.6, Nar: 1.3, Fermente: 1.4, 'Cam Şişe': 1.15 } },
    properties: { Hacim: ['{hacim}'], Tür: ['{tur}'] },
    sentences: [
      '{name}, meyvesinden fermente edildi.',
      'Salatada, turşuda ve marinasyonda kullanılır.',
      'Dibindeki tortu doğaldır.',
      ...packed,
    ],
  },
  {
    ...food,
    category: 'konserve',
    aspects: 'tursu',
    drawings: ['preserve-jar'],
    brands: ['Teyzemin Kileri', 'Tarlabaşım', 'Bostanlı'],
    names: ['{tur} Turşusu {gr} g {aci}', 'Ev Usulü {tur} Turşusu {gr} g'],
    slots: {
      tur: ['Karışık', 'Salatalık', 'Lahana', 'Biber'],
      aci: ['Acılı', 'Acısız'],
      gr: ['350', '680', '1.600'],
    },
    price: { base: 65, by: { gr: 0.75 }, words: { 'Ev Usulü': 1.25 } },
    properties: { Ağırlık: ['{gr} g'], Acılık: ['{aci}'] },
    sentences: ['{name}, kaya tuzu ve sirkeyle kuruldu.', 'Çıtırlığını korur.', 'Suyu da içilir.', ...packed],
  },
  {
    ...food,
    category: 'tereyagi',
    aspects: 'margarin',
    drawings: ['butter'],
    brands: ['Sütçü Nine', 'Yayla Kazanı', 'Mayacı'],
    names: ['{tur} Margarin {gr} g {ek}', '{tur} Margarin {gr} g'],
    slots: { tur: ['Kahvaltılık', 'Yemeklik', 'Hamur İşi İçin'], gr: ['250', '500'], ek: ['Laktozsuz', 'Bitkisel'] },
    price: { base: 35, by: { gr: 0.9 }, words: { Laktozsuz: 1.15 } },
    properties: { Ağırlık: ['{gr} g'], Tür: ['{tur}'] },
    sentences: [
      '{name}, bitkisel yağlardan yapılmıştır.',
      'Kekte ve poğaçada kullanılır.',
      'Trans yağ içermez.',
      ...cold,
    ],
  },
  {
    category: 'yorgan',
    aspects: 'battaniye',
    drawings: ['blanket'],
    brands: ['Pamukhan', 'Yorgancı Sokak', 'Tüyden', 'Keteniye'],
    names: [
      '{dokuma} Battaniye {boy} {desen}',
      'Kışlık {dokuma} Battaniye {boy} {desen}',
      '{dokuma} TV Battaniyesi {desen}',
    ],
    slots: {
      dokuma: ['Polar', 'Örgü', 'Yünlü', 'Peluş'],
      boy: ['Tek Kişilik', 'Çift Kişilik'],
      desen: ['Düz', 'Ekose', 'Çizgili'],
    },
    price: { base: 390, words: { 'Çift Kişilik': 1.4, Yünlü: 1.8, Örgü: 1.2, TV: 0.8 } },
    variants: [],
    properties: { Boy: ['{boy}'], Dokuma: ['{dokuma}'], Desen: ['{desen}'] },
    sentences: [
      '{name}, koltukta da yatakta da sıcak tutar.',
      '30 derecede yıkanır, çabuk kurur.',
      'Kenarı overlokludur, sökülmez.',
      ...careSentences('yorgan'),
    ],
  },
  {
    category: 'kutu-oyunu',
    drawings: ['board-game'],
    aspects: 'satranc',
    brands: ['Zarif Zar', 'Masaüstü Han', 'Oyun Sofrası', 'Piyon Evi', 'Yedi Canlı'],
    names: ['{malzeme} Satranç Takımı {boy} cm', '{ek} {malzeme} Satranç Takımı {boy} cm'],
    slots: { malzeme: ['Ahşap', 'Plastik'], boy: ['30', '40', '50'], ek: ['Katlanır', 'Mıknatıslı', 'Turnuva Tipi'] },
    price: { base: 349, by: { boy: 0.9 }, words: { Ahşap: 1.9, Mıknatıslı: 1.2, 'Turnuva Tipi': 1.3 } },
    variants: [],
    properties: { Malzeme: ['{malzeme}'], 'Tahta Boyu': ['{boy} cm'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, tahtası ve otuz iki taşıyla gelir.',
      'Taşların altı keçelidir, tahtayı çizmez.',
      'Türkçe kural kitapçığı kutudadır.',
    ],
  },
  {
    category: 'sarj-aleti',
    drawings: ['power-strip'],
    aspects: 'priz',
    brands: ['Fişek', 'Voltan', 'Şarjhane', 'Pilova', 'Kordoncu'],
    names: [
      '{giris} Grup Priz {metre} m Kablolu',
      'USB’li {giris} Grup Priz {metre} m',
      'Akım Korumalı {giris} Grup Priz {metre} m',
    ],
    slots: { giris: ['3’lü', '4’lü', '6’lı'], metre: ['1,5', '2', '3', '5'] },
    price: { base: 129, by: { giris: 0.6, metre: 0.3 }, words: { 'USB’li': 1.7, 'Akım Korumalı': 1.6 } },
    variants: [],
    properties: { 'Priz Sayısı': ['{giris}'], 'Kablo Boyu': ['{metre} m'] },
    sentences: [
      '{name}, uzatma kablosu olarak da kullanılır.',
      'Topraklıdır, çocuk korumalıdır.',
      'Açma kapama düğmesi ışıklıdır.',
      '16 ampere, 3.500 watta kadar yük taşır.',
    ],
  },
  ...staplesOfTheGarden,
  ...staplesOfTheHome,
  ...staplesOfTheMarket,
  ...staplesOfTheBathroom,
  ...staplesOfTheWardrobe,
  ...staplesOfTheRooms,
  ...staplesOfGreatDays,
  ...staplesOfTheDesk,
  ...staplesOfTheToolbox,
  ...staplesOfThePantry,
  ...staplesOfSmallThings,
  ...staplesOnHooks,
  ...staplesOfTheWeekend,
  ...staplesOfTheLivingRoom,
  ...staplesOfSweets,
  ...staplesOfBeauty,
  ...staplesOfThePencilCase,
  ...staplesOfErrands,
  ...staplesOfHallAndKitchen,
  ...staplesOfTheToiletBag,
  ...staplesOfCreams,
]
