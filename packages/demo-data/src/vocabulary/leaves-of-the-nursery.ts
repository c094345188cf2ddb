import { babyColours } from './shelf.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const gear = { brands: ['Gezgince', 'Ninnili', 'Beşikçi', 'Bulutçuk'], variants: [babyColours] }
const safe = ['Bebeğinizi içinde yalnız bırakmayınız.', 'Kurulum şeması kutudadır.', 'CE belgelidir.']
const skin = {
  category: 'bebek-yagi-ve-pisik-kremi',
  brands: ['Bulutçuk', 'Pamukçuk', 'Minik Kuş', 'Tombik'],
  variants: [],
}
const tender = ['Dermatolojik olarak test edilmiştir.', 'Serin ve kuru yerde saklayınız.']

/** What a baby is rubbed with, sits in and walks in; a dog's house and a cat's toilet. */
export const leavesOfTheNursery: readonly LeafVocabulary[] = [
  {
    ...skin,
    aspects: 'bebek-yagi',
    drawings: ['baby-oil'],
    names: ['Bebek Yağı {icerik} {ml} ml', 'Bebek Masaj Yağı {icerik} {ml} ml'],
    slots: { icerik: ['Bademli', 'Papatyalı', 'Parfümsüz', 'Aynısefalı'], ml: ['100', '200', '300'] },
    price: { base: 89, by: { ml: 0.7 }, words: { Masaj: 1.15, Aynısefalı: 1.1 } },
    properties: { İçerik: ['{icerik}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, banyodan sonra nemli cilde sürülür.',
      'Masaj için birkaç damla yeter.',
      'Göze kaçırmayınız.',
      ...tender,
    ],
  },
  {
    ...skin,
    aspects: 'pisik-kremi',
    drawings: ['nappy-cream'],
    names: ['Pişik Kremi {icerik} {ml} ml', 'Yenidoğan Pişik Kremi {icerik} {ml} ml'],
    slots: { icerik: ['Çinkolu', 'Pantenollü', 'Parfümsüz', 'Papatyalı'], ml: ['50', '75', '100'] },
    price: { base: 109, by: { ml: 0.65 }, words: { Yenidoğan: 1.15, Pantenollü: 1.2 } },
    properties: { İçerik: ['{icerik}'], Hacim: ['{ml} ml'] },
    sentences: [
      '{name}, bezle cilt arasında ıslağı tutan bir tabaka yapar.',
      'Her bez değişiminde ince sürünüz.',
      'Kızarıklık geçmezse hekime danışınız.',
      ...tender,
    ],
  },
  {
    ...gear,
    category: 'ana-kucagi',
    aspects: 'ana-kucagi',
    drawings: ['baby-bouncer'],
    names: ['Sallanan Ana Kucağı {ek}', 'Titreşimli Ana Kucağı {ek}', 'Katlanır Ana Kucağı {ek}'],
    slots: { ek: ['Oyuncak Kemerli', 'Üç Kademeli', 'Müzikli', 'Yenidoğan Minderli'] },
    price: { base: 1490, words: { Titreşimli: 1.25, Müzikli: 1.2, Katlanır: 1.1 } },
    properties: { Özellik: ['{ek}'], 'En Çok': ['9 kg'] },
    sentences: [
      '{name}, bebeği yarı yatık tutar.',
      'Kılıfı çıkarılıp 30 derecede yıkanır.',
      'Yalnızca yere koyarak kullanınız.',
      ...safe,
    ],
  },
  {
    ...gear,
    category: 'yurutec',
    aspects: 'yurutec',
    drawings: ['baby-walker'],
    names: ['Müzikli Yürüteç {ek}', 'Tepsili Yürüteç {ek}', 'Katlanır Yürüteç {ek}'],
    slots: { ek: ['Yükseklik Ayarlı', 'Frenli', 'Silikon Tekerlekli', 'Oyuncaklı'] },
    price: { base: 1390, words: { Müzikli: 1.2, Frenli: 1.15, Silikon: 1.1 } },
    properties: { Özellik: ['{ek}'], Yaş: ['6-15 ay'] },
    sentences: [
      '{name}, desteksiz oturabilen bebekler içindir.',
      'Merdivenin ve sobanın yanında kullanmayınız.',
      'Günde yirmi dakikayı geçmeyiniz.',
      ...safe,
    ],
  },
  {
    ...gear,
    category: 'oyun-parki',
    aspects: 'oyun-parki',
    drawings: ['playpen'],
    names: ['Katlanır Oyun Parkı {olcu} cm {ek}', 'Fileli Oyun Parkı {olcu} cm {ek}'],
    slots: { olcu: ['100x100', '120x120', '150x180'], ek: ['Kapılı', 'Minderli', 'Toplu'] },
    price: { base: 1790, by: { olcu: 0.6 }, words: { Minderli: 1.3, Toplu: 1.15 } },
    properties: { Ölçü: ['{olcu} cm'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, tabanı kaymaz.',
      'Filesinden bebek her yandan görünür.',
      'Fermuarlı torbasında taşınır.',
      ...safe,
    ],
  },
  {
    category: 'kopek-kulubesi',
    aspects: 'kopek-kulubesi',
    drawings: ['dog-kennel'],
    brands: ['Karabaş', 'Patice', 'Sadık Dost', 'Kangalım'],
    names: ['{malzeme} Köpek Kulübesi {boy} {ek}', 'Yalıtımlı {malzeme} Köpek Kulübesi {boy} {ek}'],
    slots: {
      malzeme: ['Ahşap', 'Plastik'],
      boy: ['Küçük Boy', 'Orta Boy', 'Büyük Boy'],
      ek: ['Kırma Çatılı', 'Açılır Çatılı'],
    },
    price: { base: 1890, words: { Ahşap: 1.3, 'Orta Boy': 1.5, 'Büyük Boy': 2.2, Yalıtımlı: 1.35, Açılır: 1.1 } },
    variants: [],
    properties: { Malzeme: ['{malzeme}'], Boy: ['{boy}'] },
    sentences: [
      '{name}, yağmuru ve güneşi keser.',
      'Tabanı yerden yüksektir, ıslanmaz.',
      'Çatısı kaldırılıp içi temizlenir.',
      'Demonte gönderilir, vidaları kutusundadır.',
    ],
  },
  {
    category: 'kedi-tuvaleti',
    aspects: 'kedi-tuvaleti',
    drawings: ['cat-litter-box'],
    brands: ['Miyav', 'Bıyıklı', 'Mırnav', 'Tekirhan'],
    names: ['Kapalı Kedi Tuvaleti {boy} {ek}', 'Kapılı Kapalı Kedi Tuvaleti {boy} {ek}'],
    slots: { boy: ['Orta Boy', 'Büyük Boy', 'Jumbo'], ek: ['Karbon Filtreli', 'Kürekli', 'Elekli'] },
    price: { base: 490, words: { 'Büyük Boy': 1.3, Jumbo: 1.7, Kapılı: 1.15, Elekli: 1.2 } },
    variants: [],
    properties: { Boy: ['{boy}'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, kumun dışarı saçılmasını önler.',
      'Üstü mandallarla ayrılır, suyla yıkanır.',
      'Kokuyu içinde tutar.',
      'Kum ayrıca satılır.',
    ],
  },
]
