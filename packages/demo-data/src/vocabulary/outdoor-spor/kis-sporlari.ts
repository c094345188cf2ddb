import type { LeafVocabulary, VariantVocabulary } from '../vocabulary.ts'

const shared = {
  brands: ['Karpark', 'Buzul', 'Zirvehan', 'Kartopu', 'Beyaz Yamaç'],
}
const snow: VariantVocabulary = {
  name: 'Renk',
  values: [{ name: 'Kırmızı' }, { name: 'Mavi' }, { name: 'Yeşil' }, { name: 'Siyah' }],
}

export const kisSporlari: readonly LeafVocabulary[] = [
  {
    ...shared,
    category: 'kayak-takimi',
    drawings: ['skis'],
    names: [
      '{seri} Kayak Takımı {duzey} {icerik}',
      '{seri} {tur} Kayak Seti {icerik}',
      '{duzey} {tur} Kayak Takımı {seri}',
    ],
    slots: {
      seri: ['Çığ', 'Erciyes', 'Kartal', 'Palandöken', 'Sarıkamış', 'Tipi'],
      duzey: ['Başlangıç', 'Orta Düzey', 'İleri Düzey', 'Çocuk'],
      tur: ['Alp', 'Kayaklı Koşu', 'Tur', 'Serbest Stil'],
      icerik: ['Batonlu', 'Bağlamalı', 'Kılıflı', 'Botsuz'],
      cekirdek: ['Kavak çekirdek', 'Kompozit', 'Kayın ve karbon'],
    },
    price: {
      base: 6900,
      words: { 'Orta Düzey': 1.4, 'İleri Düzey': 2.1, Çocuk: 0.6, Bağlamalı: 1.2, Batonlu: 1.1, 'Kayaklı Koşu': 0.8 },
    },
    variants: [
      {
        name: 'Boy',
        run: true,
        values: [
          { name: '120 cm' },
          { name: '140 cm', add: 500 },
          { name: '150 cm', add: 700 },
          { name: '160 cm', add: 900 },
          { name: '170 cm', add: 1100 },
        ],
      },
      snow,
    ],
    properties: { Düzey: ['{duzey}'], Tür: ['{tur}'], Çekirdek: ['{cekirdek}'], İçerik: ['{icerik}'] },
    sentences: [
      '{name}, dönüşlerde yumuşak ve denetimli bir his verir.',
      'Çekirdek: {cekirdek}. Titreşimi sönümler.',
      'Çelik kenarları buzda tutunur.',
      'Tabanı parafinlenmiş olarak gelir.',
      'Bağlaması TÜV belgelidir, düşüşte ayağı serbest bırakır.',
      'Boy seçerken çene ile burun arası ölçü alınması önerilir.',
      'Sezon sonunda kuru yerde saklayınız.',
      'Bağlama ayarı için ücretsiz destek verilir.',
    ],
  },
  {
    ...shared,
    category: 'kizak',
    drawings: ['sled'],
    names: ['{seri} Ahşap Kızak {boy} cm {ek}', '{seri} Kar Kızağı {kisi} {ek}', '{seri} Çocuk Kızağı {kisi} {boy} cm'],
    slots: {
      seri: ['Geyik', 'Kar Tavşanı', 'Kayan Yıldız', 'Kuzey', 'Pamuk Tepe', 'Yokuş'],
      boy: ['70', '85', '100', '120'],
      kisi: ['Tek Kişilik', 'İki Kişilik', 'Üç Kişilik'],
      ek: ['Sırtlıklı', 'Frenli', 'Çekme İpli', 'Minderli'],
      malzeme: ['Kayın', 'Dişbudak', 'Sert plastik', 'Çelik kızaklı'],
    },
    price: { base: 490, by: { boy: 0.6 }, words: { Ahşap: 1.8, 'İki Kişilik': 1.3, 'Üç Kişilik': 1.6, Frenli: 1.25 } },
    variants: [snow],
    properties: { Boy: ['{boy} cm'], Kapasite: ['{kisi}'], Malzeme: ['{malzeme}'], Donanım: ['{ek}'] },
    sentences: [
      '{name}, ilk karda sokağın neşesi olur.',
      'Malzeme: {malzeme}. Soğukta çatlamaz.',
      'Kenarları yuvarlatılmıştır, eldiveni takmaz.',
      'Alçak oturma yeri devrilmeyi zorlaştırır.',
      'Çekme ipi çıkarılıp yıkanır.',
      'Hafiftir, çocuk kendi başına taşır.',
      'Araç trafiğine kapalı yamaçlarda kullanılmalıdır.',
      'Üretim hatalarına karşı iki yıl garantilidir.',
    ],
  },
]
