import { babyColours } from './shelf.ts'
import type { LeafVocabulary } from './vocabulary.ts'

const rackets = {
  category: 'raket-sporlari',
  aspects: 'raket',
  brands: ['Smaçör', 'Filebaşı', 'Rally', 'Toplu Spor'],
  variants: [],
}
const office = {
  category: 'zimba-ve-bant',
  aspects: 'zimba',
  brands: ['Dosyacı', 'Masabaşı', 'Kâtip', 'Kalemce'],
  variants: [],
}
const garden = {
  category: 'salincak-ve-kaydirak',
  aspects: 'salincak',
  brands: ['Bahçeli', 'Cıvıltı', 'Parkçı', 'Teneffüs'],
  variants: [],
}
const nursing = { category: 'emzirme-ve-onluk', brands: ['Ninnili', 'Tombik', 'Bulutçuk', 'Minik Kuş'] }
const road = {
  category: 'arac-guvenligi',
  aspects: 'arac-guvenligi',
  brands: ['Yolda Kalma', 'Emniyetçi', 'Stepneci', 'Yolyardım'],
  variants: [],
}
const play = ['CE belgelidir.', 'Kurulum şeması kutudadır.', 'Çocuğunuzu yalnız bırakmayınız.']

/** What is played with rackets and in a garden, what a desk, a nursing mother and a car need. */
export const leavesOfPlayAndCare: readonly LeafVocabulary[] = [
  {
    ...rackets,
    drawings: ['tennis-racket'],
    names: [
      'Tenis Raketi {govde} {gram} g',
      'Toplu Tenis Raketi {govde} {gram} g',
      'Kılıflı Tenis Raketi {govde} {gram} g',
    ],
    slots: { govde: ['Alüminyum', 'Grafit', 'Karbon'], gram: ['260', '280', '300'] },
    price: { base: 790, words: { Grafit: 1.6, Karbon: 2.4, Kılıflı: 1.15, Toplu: 1.15 } },
    properties: { Gövde: ['{govde}'], Ağırlık: ['{gram} g'] },
    sentences: [
      '{name}, kordajı çekilmiş gönderilir.',
      'Sapı terletmeyen gripten yapılmıştır.',
      'Yeni başlayanlar için dengesi başa yakındır.',
      'Güneşte arabada bırakmayınız.',
    ],
  },
  {
    ...rackets,
    drawings: ['badminton-set'],
    names: [
      'Badminton Seti {parca} {govde}',
      'Çantalı Badminton Raket Seti {parca} {govde}',
      'Fileli Badminton Seti {parca} {govde}',
    ],
    slots: { parca: ['2 Raketli', '4 Raketli'], govde: ['Çelik', 'Alüminyum', 'Karbon'] },
    price: { base: 349, by: { parca: 0.8 }, words: { Karbon: 2, Alüminyum: 1.25, Fileli: 1.6, Çantalı: 1.1 } },
    properties: { İçindekiler: ['{parca}, üç top'], Gövde: ['{govde}'] },
    sentences: [
      '{name}, bahçede ve sahilde oynanır.',
      'Topları naylondandır, çabuk dağılmaz.',
      'Raketler hafiftir, çocuk da kullanır.',
      'Taşıma çantasına sığar.',
    ],
  },
  {
    ...rackets,
    drawings: ['table-tennis-bats'],
    names: [
      'Masa Tenisi Raketi Seti {yildiz} {parca}',
      'Kılıflı Masa Tenisi Raketi {yildiz} {parca}',
      'Fileli Masa Tenisi Raket Seti {yildiz} {parca}',
    ],
    slots: { yildiz: ['Hobi', 'Antrenman', 'Turnuva'], parca: ['2 Raket 3 Top', '4 Raket 6 Top'] },
    price: { base: 329, by: { parca: 0.7 }, words: { Antrenman: 1.4, Turnuva: 2.1, Fileli: 1.3 } },
    properties: { Seviye: ['{yildiz}'], İçindekiler: ['{parca}'] },
    sentences: [
      '{name}, iki yüzü farklı lastiklidir.',
      'Sapı avuca oturur.',
      'Lastiğini nemli süngerle siliniz.',
      'Pinpon topları kutudadır.',
    ],
  },
  {
    ...office,
    drawings: ['stapler'],
    names: ['Zımba Makinesi {no} Numara {ek}', 'Metal Zımba {no} Numara {ek}', 'Zımba ve Tel Seti {no} Numara {ek}'],
    slots: { no: ['10', '24/6'], ek: ['15 Sayfa', '20 Sayfa', '30 Sayfa'] },
    price: { base: 89, words: { Metal: 1.4, '30': 1.25, Seti: 1.2 } },
    properties: { 'Tel Numarası': ['{no}'], Kapasite: ['{ek}'] },
    sentences: [
      '{name}, teli sıkıştırmadan basar.',
      'Tel haznesi önden açılır.',
      'Altı kaymaz kauçuktur.',
      'İlk teli içindedir.',
    ],
  },
  {
    ...office,
    drawings: ['paper-clips'],
    names: [
      'Ataç {tur} {mm} mm {adet} Adet',
      'Renkli Ataç {tur} {mm} mm {adet} Adet',
      'Mıknatıslı Kutulu Ataç {tur} {mm} mm {adet} Adet',
    ],
    slots: { tur: ['Plastik Kaplı', 'Nikelajlı'], mm: ['28', '33', '50'], adet: ['50', '100', '300'] },
    price: { base: 29, by: { mm: 0.4, adet: 0.6 }, words: { Kutulu: 1.9 } },
    properties: { Boy: ['{mm} mm'], Adet: ['{adet}'] },
    sentences: ['{name}, kâğıdı yırtmadan tutar.', 'Paslanmaz.', 'Ucu yuvarlatılmıştır.', 'Yirmi sayfaya kadar tutar.'],
  },
  {
    ...office,
    drawings: ['sticky-tape'],
    names: [
      'Şeffaf Bant {en} mm {metre} m {adet}',
      'Koli Bandı {en} mm {metre} m {adet}',
      'Kristal Bant {en} mm {metre} m {adet}',
    ],
    slots: { en: ['12', '19', '45'], metre: ['10', '33', '66'], adet: ['Tekli', '6’lı'] },
    price: { base: 15, by: { en: 0.5, metre: 0.5, adet: 0.92 } },
    properties: { En: ['{en} mm'], Boy: ['{metre} m'], Adet: ['{adet}'] },
    sentences: ['{name}, elle kopar.', 'Yapıştığı yerde sararmaz.', 'Serin yerde saklayınız.', 'Kesiciye takılır.'],
  },
  {
    ...garden,
    drawings: ['swing'],
    names: ['Bahçe Salıncağı Çocuk {ek}', 'Ayaklı Çocuk Salıncağı {ek}', 'Kapı Salıncağı Çocuk {ek}'],
    slots: { ek: ['Kemerli', 'Arkalıklı', 'Katlanır', 'Korumalı'] },
    price: { base: 1190, words: { Ayaklı: 2, Kapı: 0.5, Katlanır: 1.15 } },
    properties: { Özellik: ['{ek}'], 'En Çok': ['25 kg'] },
    sentences: [
      '{name}, emniyet kemeriyle bağlanır.',
      'Plastiği güneşte solmaz.',
      'Düz ve yumuşak zemine kurunuz.',
      ...play,
    ],
  },
  {
    ...garden,
    drawings: ['slide'],
    names: [
      'Çocuk Kaydırağı {basamak} Basamak {ek}',
      'Katlanır Kaydırak {basamak} Basamak {ek}',
      'Bahçe Kaydırağı {basamak} Basamak {ek}',
    ],
    slots: { basamak: ['2', '3', '4'], ek: ['Basket Potalı', 'Su Bağlantılı', 'Sade'] },
    price: { base: 1790, by: { basamak: 0.7 }, words: { Potalı: 1.1, Bağlantılı: 1.1 } },
    properties: { 'Basamak Sayısı': ['{basamak}'], Özellik: ['{ek}'] },
    sentences: ['{name}, kaymaz basamaklıdır.', 'Kenarları yüksektir.', 'Ev içinde de kurulur.', ...play],
  },
  {
    ...nursing,
    aspects: 'gogus-pompasi',
    drawings: ['breast-pump'],
    names: ['Elektrikli Göğüs Pompası {ek}', 'Çift Taraflı Elektrikli Göğüs Pompası {ek}', 'Şarjlı Göğüs Pompası {ek}'],
    slots: { ek: ['Sessiz Motorlu', '9 Kademeli', 'Süt Saklama Kaplı', 'Masaj Modlu'] },
    price: { base: 1290, words: { Çift: 1.7, Şarjlı: 1.25 } },
    variants: [],
    properties: { Özellik: ['{ek}'], Hacim: ['150 ml'] },
    sentences: [
      '{name}, sütü geri kaçırmaz.',
      'Parçaları kaynatılarak temizlenir.',
      'BPA içermez.',
      'Hijyen nedeniyle açılan ürün iade alınamaz.',
      'İki yıl {brand} garantisi vardır.',
    ],
  },
  {
    ...nursing,
    aspects: 'mama-onlugu',
    drawings: ['bib'],
    names: ['{malzeme} Mama Önlüğü {adet}', 'Cepli {malzeme} Mama Önlüğü {adet}', 'Kollu {malzeme} Mama Önlüğü {adet}'],
    slots: { malzeme: ['Silikon', 'Müslin', 'Pamuklu', 'Su Geçirmez'], adet: ['Tekli', '2’li', '5’li'] },
    price: { base: 89, by: { adet: 0.85 }, words: { Silikon: 1.3, Kollu: 1.4 } },
    variants: [babyColours],
    properties: { Malzeme: ['{malzeme}'], Adet: ['{adet}'] },
    sentences: [
      '{name}, boynu sıkmadan kapanır.',
      'Cebi dökülen mamayı tutar.',
      'Suyla silinip kurur.',
      'Bebek cildine zarar vermeyen malzemedendir.',
    ],
  },
  {
    ...road,
    drawings: ['car-jack'],
    names: ['{tip} Kriko {ton} Ton {ek}', 'Katlanır {tip} Kriko {ton} Ton {ek}', 'Çantalı {tip} Kriko {ton} Ton {ek}'],
    slots: { tip: ['Makas', 'Mekanik'], ton: ['1', '1,5', '2'], ek: ['Kollu', 'Kauçuk Tabanlı', 'Bijon Anahtarlı'] },
    price: { base: 490, by: { ton: 0.6 }, words: { Çantalı: 1.15, Bijon: 1.2 } },
    properties: { Kapasite: ['{ton} ton'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, bagajda az yer tutar.',
      'El frenini çekip düz zeminde kaldırınız.',
      'Kaldırılmış aracın altına girmeyiniz.',
      'Vidası yağlanmış gönderilir.',
    ],
  },
  {
    ...road,
    drawings: ['warning-triangle'],
    names: [
      'Trafik Seti {parca} Parça {ek}',
      'Çantalı Trafik Seti {parca} Parça {ek}',
      'TSE Belgeli Trafik Seti {parca} Parça {ek}',
    ],
    slots: { parca: ['5', '8', '12'], ek: ['Reflektörlü', 'İlk Yardımlı', 'Muayene Uyumlu'] },
    price: { base: 349, by: { parca: 0.6 }, words: { Çantalı: 1.1 } },
    properties: { 'Parça Sayısı': ['{parca}'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, araç muayenesinde istenenleri içerir.',
      'Reflektörü rüzgârda devrilmez.',
      'İlk yardım kutusu içindedir.',
      'Yeleği ve çekme halatı vardır.',
    ],
  },
  {
    ...road,
    drawings: ['fire-extinguisher'],
    names: [
      'Araç Yangın Söndürücü {kg} kg {ek}',
      'Kuru Kimyevi Tozlu Yangın Söndürücü {kg} kg {ek}',
      'Askılı Yangın Söndürücü {kg} kg {ek}',
    ],
    slots: { kg: ['1', '2', '6'], ek: ['Manometreli', 'ABC Tozlu', 'TSE Belgeli'] },
    price: { base: 290, by: { kg: 0.7 } },
    properties: { Ağırlık: ['{kg} kg'], Özellik: ['{ek}'] },
    sentences: [
      '{name}, katı, sıvı ve gaz yangınlarına karşıdır.',
      'Göstergesi yeşildeyken doludur.',
      'Yılda bir kontrol ettiriniz.',
      'Pimini çekip dibe doğru sıkınız.',
    ],
  },
]
