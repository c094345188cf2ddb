export type Tone = 'petrol' | 'saffron' | 'plum' | 'sand' | 'mint'

const row = (category: string, image: string, tone: Tone, campaign: string, words: readonly string[]) => {
  const [kicker = '', headline = '', slogan = '', button = ''] = words
  return { category, image, tone, link: `/kampanyalar/${campaign}`, kicker, headline, slogan, button }
}

/** The banner of a main category and of all below it: a campaign of it. */
export const categoryContent = [
  row('elektronik', 'computers', 'plum', 'teknoloji-haftalari', [
    'Teknoloji haftaları',
    'Kulaklıktan dizüstüne indirim',
    '2 yıl yasal güvenceyle',
    'Fırsatlara bak',
  ]),
  row('ev-yasam', 'living-room', 'petrol', 'kisa-hazir-evler', [
    'Kışa hazır evler',
    'Halı, perde ve sıcak ışık',
    'Ev tekstili ve mobilya',
    'Evinizi yenileyin',
  ]),
  row('supermarket', 'local-tastes', 'saffron', 'memleketin-tadi', [
    'Memleketin tadı',
    'Bal, peynir, zeytin',
    'Yöresel lezzetler',
    'Pazarı gez',
  ]),
  row('anne-bebek', 'baby', 'sand', 'bebek-odasi-gunleri', [
    'Bebek odası günleri',
    'İlk yılın ihtiyaçları',
    'Bezden beşiğe',
    'Listeye bak',
  ]),
  row('otomobil-motosiklet', 'winter-tyres', 'petrol', 'kis-lastigi-zamani', [
    'Kış lastiği zamanı',
    '7 °C’nin altında fark eder',
    'Akü ve antifriz de indirimde',
    'Lastikleri gör',
  ]),
  row('hobi-dunyasi', 'books', 'sand', 'kitap-senligi', [
    'Kitap şenliği',
    'Uzun geceler için',
    'Romandan sınav kitaplarına',
    'Raflara göz at',
  ]),
  row('pet-shop', 'pets', 'plum', 'patili-dostlar', [
    'Patili dostlar',
    'Aylık alışveriş tek sepette',
    'Mama, kum ve oyuncak',
    'Dostunuzu sevindirin',
  ]),
  row('outdoor-spor', 'camping', 'mint', 'kampa-cikiyoruz', [
    'Kampa çıkıyoruz',
    'Dört mevsim çadırlar',
    'Eksi dereceye dayanan tulumlar',
    'Kampa hazırlan',
  ]),
  row('kozmetik-saglik', 'cosmetics', 'sand', 'guzellik-rafi', [
    'Güzellik rafı',
    'Sezonun seçimi',
    'Cilt bakımı, makyaj ve parfüm',
    'Rafı gör',
  ]),
]
