import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'
import { atistirmalikComments } from './atistirmalik-comments.ts'

const shared = { maxInstallment: 1, variants: [] }
const common = [
  'Serin, kuru ve güneş görmeyen yerde saklayınız.',
  'Alerjen bilgisi ve son tüketim tarihi ambalajın üzerindedir.',
]
const weights: VariantVocabulary = {
  name: 'Ağırlık',
  by: 0.9,
  values: [{ name: '250 g' }, { name: '500 g' }, { name: '1 kg' }, { name: '2 kg' }],
}
const nuts = {
  ...shared,
  category: 'kuruyemis',
  comments: atistirmalikComments.kuruyemis,
  brands: ['Kavrukhane', 'Çıtırcı', 'Leblebici Sokağı', 'Avuçhan', 'Harmancı', 'Kabukçu'],
  variants: [weights],
  price: {
    base: 85,
    words: {
      Fındığı: 2.2,
      Bademi: 2.4,
      Çekirdeği: 0.8,
      Karışık: 1.5,
      Karışımı: 1.5,
      Lüks: 1.3,
      Kestanesi: 1.2,
      Jumbo: 1.15,
      'Teneke Kutuda': 1.15,
      'Cam Kavanozda': 1.15,
    },
  },
}
const roasts = ['Kavrulmuş', 'Çifte Kavrulmuş', 'Çiğ', 'Tuzlu Kavrulmuş', 'Tuzsuz Kavrulmuş']
const packs = ['Vakumlu', 'Kilitli Paket', 'Kraft Paket', 'Teneke Kutuda', 'Cam Kavanozda', 'Bez Torbada']
const sizes = ['Jumbo', 'İri Boy', 'Orta Boy', 'Seçme']
const nutSentences = [
  'Haftalık olarak kavrulup taze paketlenir.',
  'Koruyucu gaz altında doldurulduğu için bayatlamaz.',
  'Elle ayıklanmıştır, kırık ve boş tane içermez.',
  'Ara öğünde bir avuç yeterlidir.',
  'Kavurma: {kavrum}.',
]

export const atistirmalik: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'cikolata',
    comments: atistirmalikComments.cikolata,
    brands: ['Kakaolya', 'Bitterhan', 'Fındıklı Sokak', 'Madlenci', 'Pralin Evi'],
    drawings: ['chocolate-bar'],
    names: [
      '{tur} Çikolata {icerik} {agirlik} g',
      '{icerik} {tur} Çikolata {paket}',
      '%{kakao} Kakaolu Bitter Çikolata {icerik} {agirlik} g',
      '{tur} Tablet Çikolata {agirlik} g {paket}',
    ],
    slots: {
      tur: ['Sütlü', 'Bitter', 'Beyaz', 'Fıstık Ezmeli', 'Karamelli'],
      icerik: ['Fındıklı', 'Antep Fıstıklı', 'Bademli', 'Portakallı', 'Deniz Tuzlu', 'Ahududulu', 'Sade'],
      agirlik: ['60', '80', '100', '200'],
      kakao: ['54', '60', '70', '85'],
      paket: ['Tekli', '6’lı', '10’lu', 'Hediye Kutulu'],
    },
    price: {
      base: 42,
      by: { agirlik: 0.8, paket: 0.93 },
      words: { 'Antep Fıstıklı': 1.5, Bademli: 1.2, 'Hediye Kutulu': 3.2 },
    },
    properties: { İçerik: ['{icerik}'], Ağırlık: ['{agirlik} g'], Paket: ['{paket}'] },
    sentences: [
      '{name}, ağızda yavaşça eriyen dolgun bir tat bırakır.',
      'Kakao yağı kullanılmıştır, bitkisel yağ içermez.',
      'Kakao çekirdekleri yerinde kavrulup çekildi.',
      'İçindeki tatlar çikolatayı bastırmaz.',
      'Sıcak havalarda buz aküsüyle gönderilir.',
      'Kahvenin yanına yakışır.',
      '16-20 derecede saklandığında parlaklığını korur.',
      'Hediye etmek için zarif bir seçenektir.',
      ...common,
    ],
  },
  {
    ...nuts,
    drawings: ['peanuts'],
    names: ['{tane} {kavrum} {paket}', '{boy} {tane} {kavrum}', 'Kabuklu {tane} {boy} {kavrum} {paket}'],
    slots: {
      tane: ['Osmaniye Yer Fıstığı', 'Giresun Fındığı', 'Datça Bademi', 'Ay Çekirdeği'],
      toprak: {
        of: 'tane',
        words: {
          'Osmaniye Yer Fıstığı': ['Çukurova'],
          'Giresun Fındığı': ['Karadeniz'],
          'Datça Bademi': ['Ege'],
          'Ay Çekirdeği': ['Trakya'],
        },
      },
      kavrum: roasts,
      paket: packs,
      boy: sizes,
      mahsul: ['2025 mahsulü', '2026 mahsulü', 'Yeni mahsul'],
    },
    properties: { Kavurma: ['{kavrum}'], Ambalaj: ['{paket}'], 'Tane Boyu': ['{boy}'], Mahsul: ['{mahsul}'] },
    sentences: [
      '{name}, {toprak} topraklarında yetişti.',
      'Hasat: {mahsul}.',
      'Kabuğu ince, tanesi dolgundur.',
      ...nutSentences,
      ...common,
    ],
  },
  {
    ...nuts,
    drawings: ['nut-bag'],
    names: [
      'Antep Fıstığı {kavrum} {paket}',
      '{boy} Antep Fıstığı {kavrum}',
      'Kabuklu Antep Fıstığı {boy} {kavrum} {paket}',
    ],
    slots: { kavrum: roasts, paket: packs, boy: sizes, mahsul: ['2025 mahsulü', '2026 mahsulü', 'Yeni mahsul'] },
    price: { base: 290, words: { Jumbo: 1.15, 'Teneke Kutuda': 1.1, 'Cam Kavanozda': 1.1 } },
    properties: { Kavurma: ['{kavrum}'], Ambalaj: ['{paket}'], 'Tane Boyu': ['{boy}'], Mahsul: ['{mahsul}'] },
    sentences: [
      '{name}, Gaziantep’in coğrafi işaretli fıstığıdır.',
      'Hasat: {mahsul}.',
      'Kabuğu kendiliğinden açılmıştır, boş tane azdır.',
      ...nutSentences,
      ...common,
    ],
  },
  {
    ...nuts,
    drawings: ['chestnut'],
    names: [
      'Aydın Kestanesi {hazirlik} {paket}',
      '{boy} Aydın Kestanesi {hazirlik} {paket}',
      'Aydın Kestanesi {boy} {paket} {mahsul}',
    ],
    slots: {
      hazirlik: ['Çiğ', 'Kabuğu Çizilmiş', 'Haşlanmış', 'Közlenmiş'],
      paket: packs,
      boy: sizes,
      mahsul: ['2025 Mahsulü', '2026 Mahsulü', 'Yeni Mahsul'],
    },
    properties: { Hazırlık: ['{hazirlik}'], Ambalaj: ['{paket}'], 'Tane Boyu': ['{boy}'], Mahsul: ['{mahsul}'] },
    sentences: [
      '{name}, Ege yaylalarının coğrafi işaretli kestanesidir.',
      'Zarından kolay ayrılır, içi tatlı ve unludur.',
      'Sobada, fırında ve tavada pişirilir.',
      'Pilavda, şekerlemede ve pastada kullanılır.',
      'Hazırlık biçimi: {hazirlik}.',
      'Elle ayıklanmıştır, kurtlu ve boş tane içermez.',
      'Çiğ ürünü buzdolabında, nefes alan torbada saklayınız.',
      ...common,
    ],
  },
  {
    ...nuts,
    drawings: ['peanuts'],
    names: [
      'Karışık Kuruyemiş {kavrum} {paket}',
      '{tema} Kuruyemiş Karışımı {paket}',
      '{tema} Karışık Kuruyemiş {kavrum} {paket}',
    ],
    slots: {
      tema: ['Antrenman', 'Çalışma Masası', 'Film Gecesi', 'Kahvaltılık', 'Lüks', 'Yolculuk'],
      kavrum: roasts,
      paket: packs,
      icerik: ['Fındık, fıstık, badem', 'Fıstık, leblebi, çekirdek', 'Badem, ceviz, kuru üzüm', 'Kaju, fındık, fıstık'],
    },
    properties: { İçerik: ['{icerik}'], Kavurma: ['{kavrum}'], Ambalaj: ['{paket}'] },
    sentences: [
      '{name}, misafir tabağını tek başına doldurur.',
      'İçindekiler: {icerik}.',
      'Tuz oranı dengelidir, parmakları yağlamaz.',
      'Porsiyonluk kaplara bölüp çantada taşıyabilirsiniz.',
      ...nutSentences,
      ...common,
    ],
  },
  {
    ...shared,
    category: 'lokum',
    comments: atistirmalikComments.lokum,
    brands: ['Lokumcu Dede', 'Şekerhane', 'Saray Tatlısı', 'Akideci', 'Bohça'],
    drawings: ['candy'],
    names: ['{yore} Lokumu {cesit} {kutu}', '{kutu} {yore} Lokumu {cesit} {kesim}', '{cesit} {yore} Lokumu {kesim}'],
    slots: {
      yore: ['Afyon', 'Safranbolu'],
      cesit: ['Güllü', 'Çifte Kavrulmuş', 'Fındıklı', 'Antep Fıstıklı', 'Kaymaklı', 'Narlı', 'Sakızlı', 'Safranlı'],
      kutu: ['Ahşap Kutulu', 'Teneke Kutulu', 'Karton Kutulu', 'Kadife Kutulu'],
      kesim: ['Kuşbaşı', 'Parmak Kesim', 'Küp', 'Sarma'],
      kaplama: ['Pudra şekeri', 'Hindistan cevizi', 'Nişasta', 'Gül yaprağı'],
    },
    price: {
      base: 99,
      words: {
        'Antep Fıstıklı': 1.8,
        Fındıklı: 1.4,
        Safranlı: 1.4,
        'Ahşap Kutulu': 1.5,
        'Kadife Kutulu': 1.6,
        'Teneke Kutulu': 1.3,
      },
    },
    variants: [weights],
    properties: { Yöre: ['{yore}'], Çeşit: ['{cesit}'], Kesim: ['{kesim}'], Kaplama: ['{kaplama}'], Kutu: ['{kutu}'] },
    sentences: [
      '{name}, bakır kazanda saatlerce karıştırılarak koyulaştırıldı.',
      'Kaplama: {kaplama}.',
      'Coğrafi işaretli yöre lokumudur.',
      'Dişe yapışmaz, ağızda dağılır.',
      'Pancar şekeri ve buğday nişastasıyla yapılmıştır.',
      'Türk kahvesinin en iyi arkadaşıdır.',
      'Bayramda ve söz kesiminde armağan etmeye elverişlidir.',
      'Nemli ortamda ağzını kapalı tutunuz.',
      ...common,
    ],
  },
  {
    ...shared,
    category: 'biskuvi',
    comments: atistirmalikComments.biskuvi,
    brands: ['Kıtırık', 'Çay Saati', 'Fırınlı', 'Teyzemin Kileri', 'Minik Lokma'],
    drawings: ['cookie'],
    names: [
      '{cesit} Kurabiye {agirlik} g {paket}',
      '{cesit} Bisküvi {agirlik} g',
      '{un} {cesit} Kurabiye {agirlik} g',
      '{un} {cesit} Bisküvi {paket}',
    ],
    slots: {
      cesit: ['Çikolata Parçalı', 'Kakaolu', 'Fındıklı', 'Yulaflı', 'Tarçınlı', 'Zencefilli', 'Üzümlü'],
      agirlik: ['90', '150', '200', '300', '450'],
      un: ['Tam Buğdaylı', 'Siyez Unlu', 'Glutensiz', 'Ev Usulü'],
      paket: ['Tekli', '3’lü', '6’lı', '12’li', 'Teneke Kutulu'],
    },
    price: {
      base: 24,
      by: { agirlik: 0.75, paket: 0.92 },
      words: { Glutensiz: 1.8, 'Siyez Unlu': 1.6, 'Teneke Kutulu': 3, Kurabiye: 1.3 },
    },
    properties: { Çeşit: ['{cesit}'], Ağırlık: ['{agirlik} g'], Un: ['{un}'], Paket: ['{paket}'] },
    sentences: [
      '{name}, çayın yanında tazeliğini koruyan bir gevreklik sunar.',
      'Gerçek tereyağıyla yapılmıştır.',
      'Fırından çıktığı gün paketlenir.',
      'Sütle ve kahveyle de çok yakışır.',
      'Palm yağı içermez.',
      'İkili ambalajı beslenme çantasına uygundur.',
      'Kilitli ağzı gevrekliği korur.',
      'Un türü: {un}.',
      ...common,
    ],
  },
]
