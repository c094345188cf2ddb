import { colours, sizes } from './shelf.ts'
import type { LeafVocabulary } from './vocabulary.ts'

/** What is worn and given on great days, and taken along on a long way. */
export const staplesOfGreatDays: readonly LeafVocabulary[] = [
  {
    category: 'elbise',
    drawings: ['wedding-dress'],
    aspects: 'gelinlik',
    brands: ['Terzihane', 'Lavin', 'Mimozalı', 'Duvakhan'],
    names: ['Gelinlik {kesim} {kumas}', '{kol} Gelinlik {kesim} {kumas}', 'Nikâh Gelinliği {kumas} {kol}'],
    slots: {
      kesim: ['Prenses Kesim', 'Balık Kesim', 'A Kesim', 'Helen Kesim'],
      kumas: ['Dantel', 'Saten', 'Tül', 'Şifon'],
      kol: ['Straplez', 'İnce Askılı', 'Kalın Askılı'],
    },
    price: { base: 6900, words: { Dantel: 1.3, 'Prenses Kesim': 1.4, 'Balık Kesim': 1.2, Nikâh: 0.6 } },
    variants: [{ name: 'Renk', values: [{ name: 'Beyaz' }, { name: 'Krem' }] }, sizes],
    properties: { Kumaş: ['{kumas}'], Kesim: ['{kesim}'], Kol: ['{kol}'] },
    sentences: [
      '{name}, kılıfında ve askısında gönderilir.',
      'Arkası fermuarlı ve kurdelelidir.',
      'Göğsü balenlidir, kaymaz.',
      'Kuru temizleme önerilir.',
      'Terzide daraltma payı bırakılmıştır.',
    ],
  },
  {
    category: 'elbise',
    drawings: ['maternity-dress'],
    aspects: 'hamile-elbisesi',
    brands: ['Moda Evim', 'Sadecan', 'Mimozalı', 'Anne Adayı'],
    names: [
      'Hamile Elbisesi {desen} {kumas}',
      '{boy} Hamile Elbisesi {kumas} {kol}',
      'Emzirme Özellikli Hamile Elbisesi {desen} {boy}',
    ],
    slots: {
      desen: ['Düz', 'Çiçekli', 'Çizgili', 'Puantiyeli'],
      kumas: ['Pamuklu', 'Viskon', 'Likralı Penye'],
      boy: ['Midi', 'Maxi', 'Diz Boyu'],
      kol: ['Kısa Kollu', 'Uzun Kollu'],
    },
    price: { base: 549, words: { Maxi: 1.15, Emzirme: 1.25, 'Uzun Kollu': 1.08 } },
    variants: [colours, sizes],
    properties: { Kumaş: ['{kumas}'], Desen: ['{desen}'], Boy: ['{boy}'] },
    sentences: [
      '{name}, karın büyüdükçe esner.',
      'Beli göğüs altındadır, sıkmaz.',
      'Doğumdan sonra da giyilir.',
      'Ters çevirip 30 derecede yıkayınız.',
    ],
  },
  {
    category: 'saksi-bitkisi',
    drawings: ['orchid'],
    aspects: 'orkide',
    brands: ['Yeşilce', 'Fidanlık Yolu', 'Saksıcı', 'Yaprakhan'],
    names: ['{renk} Orkide {dal} {saksi}', '{renk} Orkide {boy} cm {dal}', 'Mini Orkide {renk} {saksi}'],
    slots: {
      renk: ['Mor', 'Lila', 'Pembe', 'Eflatun'],
      dal: ['Tek Dallı', 'Çift Dallı'],
      saksi: ['Seramik Saksılı', 'Cam Fanuslu', 'Hediye Paketli'],
      boy: ['45', '60', '75'],
    },
    price: {
      base: 390,
      by: { boy: 0.6 },
      words: { 'Çift Dallı': 1.5, Mini: 0.6, 'Seramik Saksılı': 1.2, 'Cam Fanuslu': 1.4 },
    },
    variants: [],
    properties: {
      Dal: ['{dal}'],
      Saksı: ['{saksi}'],
      Sulama: ['On günde bir'],
      'Işık İsteği': ['Aydınlık, doğrudan güneş almayan'],
    },
    sentences: [
      '{name}, üç aya kadar çiçekte kalır.',
      'Saksısı suya daldırılıp süzdürülerek sulanır.',
      'Isı korumalı paketle gönderilir.',
      'Kutusunda bakım kartı vardır.',
      'Radyatörün ve klimanın önüne koymayınız.',
    ],
  },
  {
    category: 'yastik',
    drawings: ['neck-pillow'],
    aspects: 'seyahat-yastigi',
    brands: ['Yorgancı Sokak', 'Tüyden', 'Pamukhan', 'Gezginci'],
    names: [
      'Seyahat Yastığı {dolgu} {ek}',
      'Boyun Destekli Seyahat Yastığı {dolgu}',
      'Şişme Seyahat Yastığı {ek} {kumas}',
    ],
    slots: {
      dolgu: ['Visko', 'Boncuk Elyaf', 'Mikro Boncuk'],
      ek: ['Kapüşonlu', 'Göz Bantlı', 'Çantalı'],
      kumas: ['Kadife', 'Peluş', 'Pamuklu'],
    },
    price: { base: 229, words: { Visko: 1.5, Şişme: 0.7, Kapüşonlu: 1.2, 'Göz Bantlı': 1.15 } },
    variants: [colours],
    properties: { Dolgu: ['{dolgu}'], Özellik: ['{ek}'] },
    facts: { Şişme: { dolgu: '' } },
    sentences: [
      '{name}, otobüste ve uçakta başı dik tutar.',
      'Önü çıtçıtla kapanır.',
      'Kılıfı çıkarılıp yıkanır.',
      'Valizin sapına takılır.',
    ],
  },
]
