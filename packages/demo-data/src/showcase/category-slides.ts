import { collectionUrl, dealUrl, searchUrl } from '@market/domain/navigation'
import type { Tone } from './category-content.ts'

type Words = readonly [kicker: string, headline: string, slogan: string, button: string]
const slide = (category: string, image: string, tone: Tone, link: string, words: Words) => {
  const [kicker, headline, slogan, button] = words
  return { category, image: `scene.${image}`, tone, link, text: { kicker, headline, slogan, button, disclaimer: '' } }
}
const campaign = (slug: string) => `/kampanyalar/${slug}`
const shelf = (category: string) => searchUrl({ category })
const superDeals = dealUrl('super-firsat')

/** The slides of the main categories, three each: a campaign or deal of it, then two of its shelves. */
export const categorySlides = [
  slide('elektronik', 'computers', 'plum', campaign('teknoloji-haftalari'), [
    'Teknoloji haftaları',
    'Kulaklıktan dizüstüne indirim',
    '2 yıl yasal güvenceyle',
    'Fırsatlara bak',
  ]),
  slide('elektronik', 'phones', 'petrol', shelf('cep-telefonu'), [
    'Telefon',
    'Yeni telefon, eskisine para',
    'Eski cihazınızı satın, farkını ödeyin',
    'Telefonları gör',
  ]),
  slide('elektronik', 'appliances', 'mint', shelf('beyaz-esya'), [
    'Beyaz eşya',
    'Buzdolabından fırına',
    '9 taksite kadar',
    'Beyaz eşyalara bak',
  ]),
  slide('giyim-aksesuar', 'winter-clothes', 'petrol', shelf('kadin-mont'), [
    'Kış geldi',
    'Mont, kaban ve atkı',
    '14 gün içinde ücretsiz iade',
    'Montları gör',
  ]),
  slide('giyim-aksesuar', 'summer-clothes', 'sand', collectionUrl('uzun-yol-cantasi'), [
    'Uzun yol çantası',
    'Güneşe gidenlere',
    'Elbise, şapka ve valiz bir arada',
    'Çantayı topla',
  ]),
  slide('giyim-aksesuar', 'gift', 'plum', superDeals, [
    'Süper fırsatlar',
    'Günün saatli fırsatları',
    'Her dilimde başka ürünler',
    'Fırsata bak',
  ]),
  slide('kozmetik-saglik', 'cosmetics', 'sand', campaign('guzellik-rafi'), [
    'Güzellik rafı',
    'Sezonun seçimi',
    'Cilt bakımı, makyaj ve parfüm',
    'Rafı gör',
  ]),
  slide('kozmetik-saglik', 'gift', 'plum', shelf('parfum-deodorant'), [
    'Parfüm',
    'Kendinize ya da birine',
    'Kadın ve erkek parfümleri, deodorantlar',
    'Kokuları gör',
  ]),
  slide('kozmetik-saglik', 'garden', 'mint', shelf('saglik-urunleri'), [
    'Sağlık ürünleri',
    'Ecza dolabınız eksiksiz olsun',
    'Vitamin, ateş ölçer ve bandaj',
    'Dolabı tamamla',
  ]),
  slide('anne-bebek', 'baby', 'sand', campaign('bebek-odasi-gunleri'), [
    'Bebek odası günleri',
    'İlk yılın ihtiyaçları',
    'Bezden beşiğe',
    'Listeye bak',
  ]),
  slide('anne-bebek', 'toys', 'mint', shelf('bebek-oyuncaklari'), [
    'Bebek oyuncakları',
    'Yumuşak, renkli, sesli',
    'Pelüş, çıngırak ve oyun halısı',
    'Oyuncakları gör',
  ]),
  slide('anne-bebek', 'parcel', 'petrol', shelf('bebek-bezi-islak-mendil'), [
    'Bez ve mendil',
    'Bitmeden kapınızda',
    'Bez, ıslak mendil ve büyük paketler',
    'Paketlere bak',
  ]),
  slide('ev-yasam', 'living-room', 'petrol', campaign('kisa-hazir-evler'), [
    'Kışa hazır evler',
    'Halı, perde ve sıcak ışık',
    'Mobilya ve aydınlatma',
    'Evinizi yenileyin',
  ]),
  slide('ev-yasam', 'kitchen', 'saffron', shelf('mutfak'), [
    'Mutfak',
    'Tavadan tabak takımına',
    'Ocağın başında işe yarayan her şey',
    'Mutfağa gir',
  ]),
  slide('ev-yasam', 'garden', 'mint', shelf('bahce'), [
    'Bahçe ve balkon',
    'Bir saksıyla başlayın',
    'Bitki, mobilya ve sulama',
    'Bahçeye çık',
  ]),
  slide('hobi-dunyasi', 'books', 'sand', campaign('kitap-senligi'), [
    'Kitap şenliği',
    'Uzun geceler için',
    'Romandan sınav kitaplarına',
    'Raflara göz at',
  ]),
  slide('hobi-dunyasi', 'music', 'plum', shelf('film-muzik-ve-oyun'), [
    'Film, müzik ve oyun',
    'Plağın cızırtısı, oyunun heyecanı',
    'Yeni çıkanlar ve klasikler',
    'Dinle, izle, oyna',
  ]),
  slide('hobi-dunyasi', 'toys', 'saffron', shelf('oyuncak'), [
    'Oyuncak',
    'Yapbozdan uçurtmaya',
    'Yaşına göre oyuncak seçin',
    'Oyuncakları gör',
  ]),
  slide('outdoor-spor', 'camping', 'mint', campaign('kampa-cikiyoruz'), [
    'Kampa çıkıyoruz',
    'Dört mevsim çadırlar',
    'Eksi dereceye dayanan tulumlar',
    'Kampa hazırlan',
  ]),
  slide('outdoor-spor', 'sport', 'petrol', campaign('spora-basla'), [
    'Spora başla',
    'Evde, parkta, salonda',
    'Dambıl, mat ve koşu bandı',
    'Hemen başla',
  ]),
  slide('outdoor-spor', 'parcel', 'sand', shelf('bisiklet-ve-ekipman'), [
    'Bisiklet',
    'Şehirde iki teker',
    'Kaskıyla, ekipmanıyla',
    'Bisikletleri gör',
  ]),
  slide('supermarket', 'local-tastes', 'saffron', campaign('memleketin-tadi'), [
    'Memleketin tadı',
    'Bal, peynir, zeytin',
    'Yöresel lezzetler',
    'Pazarı gez',
  ]),
  slide('supermarket', 'coffee', 'plum', campaign('kahve-molasi'), [
    'Kahve molası',
    'Taze kavrulmuş çekirdekler',
    'Fincanından makinesine',
    'Molaya çık',
  ]),
  slide('supermarket', 'supermarket', 'mint', campaign('temizlik-gunleri'), [
    'Temizlik günleri',
    'Ayın ağır paketleri kapınıza gelsin',
    'Deterjandan tuvalet kâğıdına',
    'Sepeti doldur',
  ]),
  slide('otomobil-motosiklet', 'winter-tyres', 'petrol', campaign('kis-lastigi-zamani'), [
    'Kış lastiği zamanı',
    '7 °C’nin altında fark eder',
    'Akü ve antifriz de indirimde',
    'Lastikleri gör',
  ]),
  slide('otomobil-motosiklet', 'parcel', 'saffron', shelf('oto-bakim'), [
    'Oto bakım',
    'Yıkamacıya gitmeden',
    'Şampuan, cila ve basınçlı yıkama',
    'Bakıma başla',
  ]),
  slide('otomobil-motosiklet', 'gift', 'plum', shelf('motosiklet'), [
    'Motosiklet',
    'Önce güvenlik',
    'Kask, mont ve eldiven',
    'Ekipmanı gör',
  ]),
  slide('pet-shop', 'pets', 'plum', campaign('patili-dostlar'), [
    'Patili dostlar',
    'Aylık alışveriş tek sepette',
    'Mama, kum ve oyuncak',
    'Dostunuzu sevindirin',
  ]),
  slide('pet-shop', 'parcel', 'petrol', shelf('kedi-kumu'), [
    'Kedi kumu',
    'Ağır torbaları biz taşıyalım',
    'Kapınıza kadar teslim',
    'Kumlara bak',
  ]),
  slide('pet-shop', 'garden', 'mint', shelf('balik'), [
    'Akvaryum',
    'Evde küçük bir deniz',
    'Akvaryum ve yem',
    'Akvaryumları gör',
  ]),
]
