import { shelf, softColours } from '../shelf.ts'

const sentences = [
  'Günlük kullanıma uygundur',
  'Serin ve kuru yerde saklayınız',
  '{brand} ürünleri Türkiye’de üretilir',
]

/** Staples of a bathroom. */
export const gunlukBakim = shelf(
  { brands: ['Gülsu', 'Botanik', 'Tenim', 'Papatyam'], sentences },
  {
    'dis-macunu': {
      drawings: ['toothpaste'],
      brands: ['Dişçil', 'Minelli', 'Beyaz İnci', 'Gülümse'],
      price: { base: 59, by: { ml: 0.7, adet: 0.85 }, words: { Beyazlatıcı: 1.3, Hassas: 1.25 } },
      names: [
        '{tat} Diş Macunu {etki} {ml} ml',
        '{etki} Diş Macunu {ml} ml {adet} Paket',
        'Çocuk Diş Macunu {meyve} {ml} ml',
      ],
      slots: {
        tat: ['Naneli', 'Karanfilli', 'Misvaklı'],
        etki: ['Beyazlatıcı', 'Hassas Dişler İçin', 'Çürük Önleyici'],
        ml: ['50', '75', '100'],
        adet: ['2’li', '3’lü'],
        meyve: ['Çilekli', 'Karpuzlu'],
      },
      properties: { Etki: ['{etki}'] },
      facts: { Çocuk: { etki: 'Çürük Önleyici' } },
      sentences: ['Florür içerir', 'Nefesi gün boyu taze tutar'],
    },
    'tiras-bicagi': {
      drawings: ['razor'],
      brands: ['Usturacı', 'Beyefendi', 'Tıraşçı', 'Keskince'],
      price: { base: 49, by: { adet: 0.8 }, words: { Dört: 1.5, Beş: 1.9, Yedek: 1.4 } },
      names: [
        '{agiz} Bıçaklı Tıraş Bıçağı {adet}',
        '{agiz} Bıçaklı Yedek Tıraş Bıçağı {adet}',
        'Kadın Tıraş Bıçağı {agiz} Bıçaklı {adet}',
      ],
      slots: { agiz: ['Üç', 'Dört', 'Beş'], adet: ['2’li', '4’lü', '8’li'] },
      properties: { Adet: ['{adet}'] },
      sentences: ['Kaydırıcı bandı cildi tahriş etmez', 'Başlığı oynar, çeneye uyar'],
    },
    'dus-jeli': {
      drawings: ['shampoo'],
      price: { base: 69, by: { ml: 0.65 }, words: { Arındırıcı: 1.2 } },
      names: ['{koku} Duş Jeli {ml} ml', 'Kremsi Duş Jeli {koku} {ml} ml', 'Arındırıcı Duş Jeli {koku} {ml} ml'],
      slots: { koku: ['Lavanta', 'Okyanus', 'Zeytin', 'Beyaz Sabun', 'Vanilya'], ml: ['400', '500', '750'] },
      properties: { Koku: ['{koku}'], Hacim: ['{ml} ml'] },
      sentences: ['Bol köpürür, cildi kurutmaz'],
    },
    'goz-fari': {
      drawings: ['eye-shadow'],
      brands: ['Rosalin', 'Gülsu', 'Nilay', 'Allıkça'],
      price: { base: 179, by: { adet: 0.6 }, words: { Simli: 1.15 } },
      names: ['{bitis} Göz Farı Paleti {ton} {adet} Renk'],
      slots: {
        bitis: ['Mat', 'Simli', 'Saten'],
        ton: ['Toprak', 'Gün Batımı', 'Gece', 'Pastel'],
        adet: ['4', '9', '12', '18'],
      },
      properties: { Renk: ['{adet} renk'], Bitiş: ['{bitis}'] },
      sentences: ['Dökülmez, kat kat sürülür', 'Aynalı kutusu çantaya sığar'],
    },
    emzik: {
      drawings: ['pacifier'],
      brands: ['Ponpon', 'Mamacık', 'Kaşıkçık', 'Minik Adım'],
      price: { base: 99, by: { adet: 0.75 }, words: { Gece: 1.15, Silikon: 1.1 } },
      names: ['{malzeme} Emzik {ay} {adet}', 'Gece Parlayan {malzeme} Emzik {ay} {adet}'],
      slots: { malzeme: ['Silikon', 'Kauçuk'], ay: ['0-6 Ay', '6-18 Ay', '18 Ay ve Üzeri'], adet: ['Tekli', '2’li'] },
      properties: { Malzeme: ['{malzeme}'], Yaş: ['{ay}'] },
      sentences: ['Damak yapısına uygundur', 'Kaynatılarak temizlenir', 'BPA içermez'],
      variants: [softColours],
    },
    'bebek-sampuani': {
      drawings: ['shampoo'],
      brands: ['Bulutçuk', 'Pamukçuk', 'Minik Kuş', 'Tombik'],
      price: { base: 99, by: { ml: 0.65 } },
      names: ['Bebek Şampuanı {ozellik} {ml} ml', 'Saç ve Vücut Bebek Şampuanı {ozellik} {ml} ml'],
      slots: { ozellik: ['Papatyalı', 'Yulaflı', 'Parfümsüz'], ml: ['250', '500', '750'] },
      properties: { Hacim: ['{ml} ml'] },
      sentences: ['Göz yakmaz', 'Dermatolojik olarak test edilmiştir'],
    },
  },
)
