import type { LeafVocabulary } from './vocabulary.ts'

const tools = {
  category: 'el-aletleri',
  brands: ['Çırakoğlu', 'Pensehan', 'Sağlam Sap', 'Tezgâh'],
  variants: [],
}

/** Hand tools that are bought one by one, and the box they are carried in. */
export const staplesOfTheToolbox: readonly LeafVocabulary[] = [
  {
    ...tools,
    drawings: ['carpentry-saw'],
    aspects: 'testere',
    names: ['El Testeresi {boy} cm {dis}', '{dis} Ahşap Testeresi {boy} cm', 'Budama Testeresi {boy} cm {sap}'],
    slots: {
      boy: ['35', '40', '45', '50'],
      dis: ['İnce Dişli', 'Kaba Dişli', 'Üç Yüz Bileyli'],
      sap: ['Ahşap Saplı', 'Kauçuk Saplı'],
    },
    price: { base: 189, by: { boy: 0.6 }, words: { 'Üç Yüz Bileyli': 1.3, Budama: 1.1 } },
    properties: { Boy: ['{boy} cm'], Diş: ['{dis}'], Sap: ['{sap}'] },
    sentences: [
      '{name}, kesimi dar ve düzgün bırakır.',
      'Dişleri sertleştirilmiştir, uzun süre keskin kalır.',
      'Sapı kırk beş ve doksan derece işaretlidir.',
      'Diş koruyucusuyla gelir.',
    ],
  },
  {
    ...tools,
    drawings: ['tape-measure'],
    aspects: 'serit-metre',
    names: [
      'Şerit Metre {metre} m {ozellik}',
      'Çelik Şerit Metre {metre} m {en} mm',
      'Mıknatıslı Şerit Metre {metre} m {ozellik}',
    ],
    slots: {
      metre: ['3', '5', '8', '10'],
      en: ['16', '19', '25'],
      ozellik: ['Kilitli', 'Kauçuk Kaplı', 'İki Yüzü Baskılı'],
    },
    price: { base: 79, by: { metre: 0.6, en: 0.3 }, words: { Mıknatıslı: 1.3, 'İki Yüzü Baskılı': 1.2 } },
    properties: { Uzunluk: ['{metre} m'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, bandı iki metre açıkta kırılmadan durur.',
      'Ucu iç ve dış ölçüde oynayan tırnaklıdır.',
      'Kemer klipsi vardır.',
      'Geri sarması yumuşaktır.',
    ],
  },
  {
    ...tools,
    drawings: ['spanner-set'],
    aspects: 'anahtar-takimi',
    names: [
      'Kombine Anahtar Takımı {parca} Parça {celik}',
      'Anahtar Takımı {parca} Parça {kutu}',
      'Cırcırlı Anahtar Takımı {parca} Parça {kutu}',
    ],
    slots: { parca: ['6', '8', '12', '17'], celik: ['Krom Vanadyum', 'Karbon Çelik'], kutu: ['Bez Kılıflı', 'Askılı'] },
    price: { base: 290, by: { parca: 0.75 }, words: { Cırcırlı: 1.9, 'Krom Vanadyum': 1.2 } },
    properties: { 'Parça Sayısı': ['{parca}'], Çelik: ['{celik}'], Saklama: ['{kutu}'] },
    sentences: [
      '{name}, bir ucu açık, bir ucu yıldız ağızlıdır.',
      'Ölçüsü her anahtarın üzerine kabartılmıştır.',
      'Somunun köşesini yuvarlamaz.',
      'Yağlı elde kaymayan mat yüzeylidir.',
    ],
  },
  {
    ...tools,
    drawings: ['toolbox'],
    aspects: 'alet-cantasi',
    names: [
      'Alet Çantası {inc} İnç {malzeme}',
      'Boş Alet Çantası {inc} İnç {ozellik}',
      'Organizerli Alet Çantası {inc} İnç {malzeme}',
    ],
    slots: {
      inc: ['13', '16', '19', '22'],
      malzeme: ['Plastik', 'Metal Kilitli'],
      ozellik: ['Çıkarılır Tepsili', 'Metal Kilitli'],
    },
    price: { base: 249, by: { inc: 0.8 }, words: { Metal: 1.3, Organizerli: 1.2 } },
    properties: { Boy: ['{inc} İnç'], Özellik: ['{ozellik}'] },
    sentences: [
      '{name}, içinde alet olmadan gönderilir.',
      'Üst tepsisi çıkarılır.',
      'Kapağında vida ve uç gözleri vardır.',
      'Yirmi kilogram ağırlığı taşır.',
    ],
  },
  {
    ...tools,
    drawings: ['spirit-level'],
    aspects: 'su-terazisi',
    names: ['Su Terazisi {boy} cm {goz}', 'Alüminyum Su Terazisi {boy} cm {goz}', 'Mıknatıslı Su Terazisi {boy} cm'],
    slots: { boy: ['30', '40', '60', '100'], goz: ['İki Gözlü', 'Üç Gözlü'] },
    price: { base: 129, by: { boy: 0.6 }, words: { Mıknatıslı: 1.4, Alüminyum: 1.2, 'Üç Gözlü': 1.1 } },
    properties: { Boy: ['{boy} cm'], Göz: ['{goz}'] },
    sentences: [
      '{name}, rafı ve çerçeveyi doğru asmak içindir.',
      'Sapması metrede yarım milimetreden azdır.',
      'Kabarcığı karanlıkta da seçilir.',
      'Uçları düşmeye karşı kauçuk kaplıdır.',
    ],
  },
  {
    category: 'takviye-cihazi',
    drawings: ['jumper-cables'],
    aspects: 'takviye-kablosu',
    brands: ['Marşbas', 'Kıvılcımhan', 'Voltaç', 'Artı Eksi'],
    names: [
      'Akü Takviye Kablosu {amper} A {metre} m',
      'Bakır Takviye Kablosu {amper} A {metre} m',
      'Çantalı Takviye Kablosu {amper} A {metre} m',
    ],
    slots: { amper: ['200', '400', '600', '1000'], metre: ['2', '2,5', '3', '4'] },
    price: { base: 199, by: { amper: 0.6, metre: 0.5 }, words: { Bakır: 1.7, Çantalı: 1.1 } },
    variants: [],
    properties: { Akım: ['{amper} A'], Uzunluk: ['{metre} m'] },
    sentences: [
      '{name}, biten aküyü başka bir araçtan çalıştırır.',
      'Kıskaçları yalıtılmıştır, kırmızı artı, siyah eksidir.',
      'Soğukta sertleşmez.',
      'Bağlama sırası kutunun üzerinde çizilidir.',
    ],
  },
]
