import { colours, shelf, shoeSizes, sizes, softColours } from '../shelf.ts'

const sentences = [
  '{name} her gün giyilecek kadar rahattır',
  'Dikişleri çift iğneyle sağlamlaştırılmıştır',
  'Etiketi sökülünce kaşındırmaz',
]
const desen = ['Düz', 'Çizgili', 'Desenli']
const kadin = ['Lavin', 'Moda Evim', 'Sadecan', 'Mimozalı']
const erkek = ['Kumaşçı', 'Sadecan', 'Beyefendi', 'Delikanlı']
const corap = ['Topukçu', 'Örgüsan', 'Sadecan', 'Kışçı']

/** Clothes that everybody has in the drawer. */
export const gundelikGiyim = shelf(
  { brands: kadin, sentences },
  {
    'kadin-tisort': {
      drawings: ['t-shirt'],
      price: { base: 229, words: { Modal: 1.3, Baskılı: 1.15, Crop: 0.9 } },
      names: [
        'Kadın {yaka} Basic Tişört {kumas}',
        'Kadın Baskılı Tişört {baski} {kumas}',
        'Kadın Crop Tişört {yaka} {kumas}',
      ],
      slots: {
        yaka: ['V Yaka', 'Bisiklet Yaka', 'Kayık Yaka'],
        kumas: ['Pamuk', 'Modal', 'Viskon'],
        baski: ['Çiçekli', 'Yazılı', 'Kedili'],
      },
      properties: { Kumaş: ['{kumas}'] },
      sentences: ['Penye kumaşı nefes alır', 'Eteğin içine de kotun üstüne de yakışır'],
      variants: [softColours, sizes],
    },
    'kadin-ceket': {
      drawings: ['coat'],
      price: { base: 890, words: { Kot: 1.05, Blazer: 1.3, Deri: 1.4 } },
      names: [
        'Kadın Blazer Ceket {kesim} {desen}',
        'Kadın Kot Ceket {kesim}',
        'Kadın Suni Deri Ceket {kesim}',
        'Kadın Keten Ceket {kesim}',
      ],
      slots: { kesim: ['Dar Kesim', 'Rahat Kesim', 'Kruvaze', 'Kısa'], desen },
      facts: { Kot: { kumas: 'Denim' }, Deri: { kumas: 'Suni deri' }, Keten: { kumas: 'Keten' } },
      properties: { Kesim: ['{kesim}'] },
      sentences: ['Ofise de akşam yemeğine de gider', 'Cepleri gerçek ceptir'],
      variants: [softColours, sizes],
    },
    'kadin-corap': {
      drawings: ['socks'],
      brands: corap,
      price: { base: 45, by: { adet: 0.8 }, words: { Külotlu: 1.6, Yünlü: 1.5, Bambu: 1.3, Termal: 1.5 } },
      names: [
        'Kadın {kumas} Soket Çorap {desen} {adet}',
        'Kadın Külotlu Çorap {denye} Denye {adet}',
        'Kadın Termal Çorap {desen} {adet}',
      ],
      slots: {
        kumas: ['Pamuklu', 'Bambu', 'Yünlü'],
        desen,
        denye: ['15', '40', '70'],
        adet: ['Tekli', '3’lü', '5’li', '12’li'],
      },
      properties: { Adet: ['{adet}'] },
      sentences: ['Lastiği bileği sıkmaz', 'Burnu dikişsizdir'],
      variants: [softColours],
    },
    'erkek-corap': {
      drawings: ['socks'],
      brands: corap,
      price: { base: 45, by: { adet: 0.8 }, words: { Yünlü: 1.5, Bambu: 1.3, Spor: 1.15 } },
      names: [
        'Erkek {kumas} Soket Çorap {desen} {adet}',
        'Erkek Spor Çorap {kumas} {adet}',
        'Erkek Patik Çorap {kumas} {adet}',
      ],
      slots: { kumas: ['Pamuklu', 'Bambu', 'Yünlü'], desen, adet: ['Tekli', '3’lü', '5’li', '12’li'] },
      properties: { Kumaş: ['{kumas}'], Adet: ['{adet}'] },
      sentences: ['Lastiği iz bırakmaz', 'Topuğu çift örgüdür, delinmez'],
      variants: [colours],
    },
    'erkek-ceket': {
      drawings: ['coat'],
      brands: erkek,
      price: { base: 1090, words: { Blazer: 1.3, Kaşe: 1.4, Keten: 1.2 } },
      names: [
        'Erkek Blazer Ceket {kesim} {desen}',
        'Erkek Kot Ceket {kesim}',
        'Erkek Bomber Ceket {kesim}',
        'Erkek Keten Ceket {kesim}',
      ],
      slots: { kesim: ['Dar Kesim', 'Normal Kesim', 'Bol Kesim'], desen: ['Düz', 'Ekose', 'Çizgili'] },
      properties: { Kesim: ['{kesim}'] },
      sentences: ['İçinde telefon cebi vardır', 'Gömlekle de kazakla da giyilir'],
      variants: [colours, sizes],
    },
    'erkek-kazak': {
      drawings: ['sweater'],
      brands: erkek,
      price: { base: 549, words: { 'Yün Karışımlı': 1.5, Fermuarlı: 1.15 } },
      names: ['Erkek {yaka} Kazak {kumas} {desen}', 'Erkek Fermuarlı Kazak {kumas}', 'Erkek Örgü Kazak {yaka} {kumas}'],
      slots: {
        yaka: ['V Yaka', 'Bisiklet Yaka', 'Balıkçı Yaka'],
        kumas: ['Akrilik', 'Pamuk', 'Yün Karışımlı'],
        desen: ['Düz', 'Çizgili'],
      },
      properties: { Kumaş: ['{kumas}'] },
      sentences: ['Soğuk günlerde sıcak tutar', 'Kolları lastiklidir'],
      variants: [colours, sizes],
    },
    esofman: {
      drawings: ['trousers'],
      brands: erkek,
      price: { base: 449, words: { Takımı: 1.9, Şardonlu: 1.2 } },
      names: ['{cins} Eşofman Altı {kumas} {paca}', '{cins} Eşofman Takımı {kumas}'],
      slots: {
        cins: ['Kadın', 'Erkek'],
        kumas: ['İki İplik', 'Üç İplik Şardonlu', 'Mikro'],
        paca: ['Düz Paça', 'Lastikli Paça'],
      },
      properties: { Kumaş: ['{kumas}'], Cinsiyet: ['{cins}'] },
      sentences: ['Beli bağcıklıdır', 'Evde de yürüyüşte de rahattır'],
      variants: [colours, sizes],
    },
    sweatshirt: {
      drawings: ['sweater'],
      brands: erkek,
      price: { base: 489, words: { Kapüşonlu: 1.2, Fermuarlı: 1.15, Şardonlu: 1.15 } },
      names: [
        '{cins} Sweatshirt {kumas} {yaka}',
        '{cins} Kapüşonlu Sweatshirt {kumas}',
        '{cins} Fermuarlı Sweatshirt {kumas}',
      ],
      slots: {
        cins: ['Kadın', 'Erkek', 'Unisex'],
        kumas: ['İki İplik', 'Üç İplik Şardonlu', 'Organik Pamuk'],
        yaka: ['Bisiklet Yaka', 'Dik Yaka'],
      },
      properties: { Kumaş: ['{kumas}'], Cinsiyet: ['{cins}'] },
      sentences: ['Kolları ve beli ribanalıdır', 'İçi yumuşak, tek başına da giyilir'],
      variants: [colours, sizes],
    },
    yagmurluk: {
      drawings: ['coat'],
      brands: erkek,
      price: { base: 790, words: { Uzun: 1.25, Rüzgârlık: 0.85 } },
      names: [
        '{cins} Yağmurluk {ozellik} {boy}',
        '{cins} Kapüşonlu Yağmurluk {ozellik}',
        '{cins} Rüzgârlık Yağmurluk {boy}',
      ],
      slots: {
        cins: ['Kadın', 'Erkek', 'Unisex'],
        ozellik: ['Su Geçirmez', 'Dikişleri Bantlı', 'File Astarlı'],
        boy: ['Kısa', 'Uzun'],
      },
      properties: { Özellik: ['{ozellik}'], Boy: ['{boy}'], Cinsiyet: ['{cins}'] },
      sentences: ['Kumaşı suyu geçirmez', 'Katlanıp kendi cebine girer', 'Kapüşonu bağcıkla ayarlanır'],
      variants: [colours, sizes],
    },
    'cocuk-ayakkabisi': {
      drawings: ['running-shoe'],
      brands: ['Adım', 'Minik Adım', 'Yürüyen', 'Zıpzıp'],
      price: { base: 590, words: { Bot: 1.4, Okul: 1.1, Işıklı: 1.2 } },
      names: [
        'Çocuk Spor Ayakkabı {ozellik} {desen}',
        'Çocuk Okul Ayakkabısı {ozellik} {desen}',
        'Çocuk Bot {ozellik} {desen}',
      ],
      slots: { ozellik: ['Cırtlı', 'Bağcıklı', 'Fermuarlı', 'Işıklı'], desen: ['Düz', 'Yıldızlı'] },
      properties: { Bağlama: ['{ozellik}'] },
      sentences: ['Tabanı esnektir, koşarken bükülür', 'Burnu sürtünmeye karşı kaplıdır'],
      variants: [colours, shoeSizes(26, 35)],
    },
    semsiye: {
      drawings: ['closed-umbrella', 'umbrella'],
      brands: ['Yağmurca', 'Püskülce', 'Kışçı', 'Sağanak'],
      price: { base: 199, words: { Otomatik: 1.4, Baston: 1.2, Çocuk: 0.7 } },
      names: ['Otomatik Şemsiye {dayanim} {desen}', 'Baston Şemsiye {dayanim} {desen}', 'Çocuk Şemsiyesi {cocuk}'],
      slots: {
        dayanim: ['8 Telli', '10 Telli', 'Rüzgâra Dayanıklı'],
        desen: ['Düz', 'Ekose', 'Çiçekli'],
        cocuk: ['Kedili', 'Dinozorlu', 'Yıldızlı'],
      },
      properties: { Dayanım: ['{dayanim}'] },
      sentences: ['Telleri ters dönse de kırılmaz', 'Kılıfıyla çantaya sığar'],
      variants: [colours],
    },
  },
)
