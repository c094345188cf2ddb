import { colours, shoeSizes, sizes, sizesOf, softColours } from './shelf.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const women = {
  category: 'kadin-ic-giyim',
  brands: ['Tenhane', 'Pamukçuk', 'Dantelim', 'Sadecan'],
}
const men = {
  category: 'erkek-ic-giyim',
  brands: ['Tenhane', 'Kumaşçı', 'Delikanlı', 'Sadecan'],
}
const care = ['30 derecede, benzer renklerle yıkayınız.', 'Etiketi kumaşa basılıdır, batmaz.', 'Asarak kurutunuz.']

/** What lies in a drawer of the wardrobe or hangs beside it: leaves that these alone fill. */
export const shelvesOfTheDrawer: readonly LeafVocabulary[] = [
  {
    ...women,
    drawings: ['bra'],
    aspects: 'sutyen',
    names: ['{tip} Sütyen {kumas}', '{tip} Balenli Sütyen {kumas} {aski}', 'Emzirme Sütyeni {kumas} {aski}'],
    slots: {
      tip: ['Dolgulu', 'Dolgusuz', 'Toparlayıcı', 'Önden Açılan'],
      kumas: ['Pamuklu', 'Dantelli', 'Mikrofiber'],
      aski: ['Geniş Askılı', 'Ayarlanır Askılı'],
    },
    price: { base: 249, words: { Dantelli: 1.2, Toparlayıcı: 1.15, Emzirme: 1.25, Balenli: 1.1 } },
    variants: [softColours, sizesOf('Beden', ['70B', '75B', '80B', '85B', '90B', '95B'])],
    properties: { Kumaş: ['{kumas}'], Askı: ['{aski}'], Tür: ['İç çamaşırı'] },
    sentences: [
      '{name}, gün boyu kaymadan durur.',
      'Askısı arkadan ayarlanır.',
      'Üç sıra kopçası vardır.',
      'Dikiş yerleri tene değmeyecek biçimde kaplanmıştır.',
      ...care,
    ],
  },
  {
    ...women,
    drawings: ['panties'],
    aspects: 'kulot',
    names: ['{tip} Külot {kumas}', '{tip} Külot {kumas} {adet}', 'Dantelli {tip} Külot {adet}'],
    slots: {
      tip: ['Bikini', 'Yüksek Bel', 'Slip', 'Dikişsiz'],
      kumas: ['Pamuklu', 'Modal', 'Bambu'],
      adet: ['3’lü', '5’li', '7’li'],
    },
    price: { base: 79, by: { adet: 0.85 }, words: { Dantelli: 1.25, Modal: 1.15, Bambu: 1.2, Dikişsiz: 1.1 } },
    variants: [softColours, sizes],
    properties: { Kumaş: ['{kumas}'], Adet: ['{adet}'], Tür: ['İç çamaşırı'] },
    sentences: [
      '{name}, iz yapmadan oturur.',
      'Bel lastiği yumuşaktır, sıkmaz.',
      'Ağı çift kat pamukludur.',
      'Hava alan kumaşı terletmez.',
      ...care,
    ],
  },
  {
    ...men,
    drawings: ['boxer-shorts'],
    aspects: 'boxer',
    names: ['Erkek Boxer {kumas} {kesim}', 'Erkek {kesim} Boxer {kumas} {adet}', 'Erkek Çizgili Boxer {kumas} {adet}'],
    slots: {
      kumas: ['Pamuklu', 'Modal', 'Bambu', 'Likralı'],
      kesim: ['Uzun Paça', 'Kısa Paça', 'Bol Kesim'],
      adet: ['2’li', '3’lü', '5’li'],
    },
    price: { base: 129, by: { adet: 0.85 }, words: { Modal: 1.2, Bambu: 1.25, 'Uzun Paça': 1.08 } },
    variants: [colours, sizes],
    properties: { Kumaş: ['{kumas}'], Kesim: ['{kesim}'], Adet: ['{adet}'], Tür: ['İç çamaşırı'] },
    sentences: [
      '{name}, paçasından yukarı toplanmaz.',
      'Geniş bel lastiği iz bırakmaz.',
      'Önü çift kat kumaştır.',
      'Nefes alan kumaşı gün boyu kuru tutar.',
      ...care,
    ],
  },
  {
    ...men,
    drawings: ['undershirt'],
    aspects: 'atlet',
    names: ['Erkek Atlet {kumas} {yaka}', 'Erkek Atlet {kumas} {adet}', 'Erkek Kışlık Atlet {kumas} {yaka}'],
    slots: {
      kumas: ['Pamuklu', 'Ribana', 'Modal', 'Bambu'],
      yaka: ['V Yaka', 'Yuvarlak Yaka', 'Derin Yaka'],
      adet: ['2’li', '3’lü', '6’lı'],
    },
    price: { base: 119, by: { adet: 0.85 }, words: { Modal: 1.2, Bambu: 1.25, Kışlık: 1.3 } },
    variants: [{ name: 'Renk', values: [{ name: 'Beyaz' }, { name: 'Siyah' }, { name: 'Bulut Grisi' }] }, sizes],
    properties: { Kumaş: ['{kumas}'], Yaka: ['{yaka}'], Adet: ['{adet}'], Tür: ['İç çamaşırı'] },
    sentences: [
      '{name}, gömleğin altından belli olmaz.',
      'Boyu uzundur, pantolondan çıkmaz.',
      'Kol oyuntusu genişletilmiştir, kesmez.',
      'Yıkandıkça biçimini korur.',
      ...care,
    ],
  },
  {
    category: 'kravat',
    drawings: ['silk-tie'],
    brands: ['Kruvan', 'Beyefendi', 'İpekhan', 'Terzihane'],
    names: ['{desen} Kravat {kumas}', '{desen} Kravat {kumas} {en}', 'Kravat ve Mendil Seti {desen} {kumas}'],
    slots: {
      desen: ['Düz', 'Çizgili', 'Puantiyeli', 'Ekose'],
      kumas: ['İpek', 'Mikrofiber', 'Saten', 'Yün'],
      en: ['İnce Kesim', 'Klasik Kesim'],
    },
    price: { base: 249, words: { İpek: 2, Yün: 1.4, Seti: 1.35 } },
    variants: [colours],
    properties: { Kumaş: ['{kumas}'], Desen: ['{desen}'], Kesim: ['{en}'] },
    sentences: [
      '{name}, düğümü tutar, gün boyu kaymaz.',
      'İçindeki tela biçimini korur.',
      'Kuru temizleme önerilir.',
      'Hediye kutusunda gönderilir.',
      'Rulo yapıp ya da asarak saklayınız.',
    ],
  },
  {
    category: 'babet',
    drawings: ['ballet-flats'],
    brands: ['Adım', 'Yürüyen', 'Zarafet Adımı', 'Sadecan'],
    names: ['Kadın Babet {malzeme} {tip}', 'Kadın Fiyonklu Babet {malzeme} {tip}', 'Kadın Katlanır Babet {malzeme}'],
    slots: {
      malzeme: ['Hakiki Deri', 'Süet', 'Rugan', 'Kadife', 'Suni Deri'],
      tip: ['Sivri Burun', 'Yuvarlak Burun', 'Kare Burun', 'Arkası Lastikli'],
    },
    price: { base: 490, words: { 'Hakiki Deri': 1.9, Süet: 1.3, 'Suni Deri': 0.8, Katlanır: 0.75 } },
    variants: [softColours, shoeSizes(35, 41)],
    properties: { Malzeme: ['{malzeme}'], Tip: ['{tip}'] },
    sentences: [
      '{name}, işe de geziye de yakışır.',
      'Tabanı esnektir, ayağı yormaz.',
      'İç tabanı yumuşak dolguludur.',
      'Topuğu yere yakındır, uzun yürüyüşte rahattır.',
      'Nemli bezle silip gölgede kurutunuz.',
    ],
  },
  {
    category: 'bel-cantasi',
    drawings: ['belt-bag'],
    brands: ['Sırt Sırta', 'Gezginci', 'Fermuarcı', 'Yolbaşı'],
    names: [
      '{malzeme} Bel Çantası {ozellik}',
      '{malzeme} Bel Çantası {bolme} Bölmeli',
      'Spor Bel Çantası {ozellik} {bolme} Bölmeli',
    ],
    slots: {
      malzeme: ['Su İtici Kumaş', 'Suni Deri', 'Hakiki Deri', 'Kanvas'],
      ozellik: ['Kulaklık Çıkışlı', 'Reflektörlü', 'Çapraz Askılı', 'Ayarlanır Kemerli'],
      bolme: ['2', '3', '4'],
    },
    price: { base: 249, by: { bolme: 0.2 }, words: { 'Hakiki Deri': 2.4, 'Suni Deri': 1.2, Reflektörlü: 1.1 } },
    variants: [colours],
    properties: { Malzeme: ['{malzeme}'], Özellik: ['{ozellik}'], Bölme: ['{bolme}'] },
    sentences: [
      '{name}, telefonu, cüzdanı ve anahtarı el altında tutar.',
      'Belde de omuzdan çapraz da takılır.',
      'Arka gözü tene dönüktür, kalabalıkta güvenlidir.',
      'Fermuarları su damlasını geçirmez.',
      'Nemli bezle siliniz.',
    ],
  },
]
