type Tone = 'petrol' | 'saffron' | 'plum' | 'sand' | 'mint'
interface CampaignTab {
  readonly slug: string
  readonly title: string
  /** Where its products come from, what the campaign is most about first. */
  readonly categories: readonly string[]
  /** Only products named so, where a category has more than the campaign is about. */
  readonly named?: string
}
export interface SeedCampaign {
  readonly slug: string
  readonly title: string
  readonly kicker: string
  readonly slogan: string
  readonly image: string
  readonly tone: Tone
  readonly intro: readonly string[]
  readonly terms: readonly string[]
  /** Days from the seed's day. */
  readonly days: readonly [from: number, to: number]
  readonly published: boolean
  /** A campaign with one part has one tab, which is not shown. */
  readonly tabs: readonly CampaignTab[]
}

const reference = 'İndirim oranı, ürünün son 30 gündeki en düşük fiyatına göre hesaplanır.'
const stock = 'Kampanya stoklarla sınırlıdır; tükenen ürünler listenin sonunda görünür.'
const part = (slug: string, title: string, ...categories: readonly string[]): CampaignTab => ({
  slug,
  title,
  categories,
})
const whole = (...categories: readonly string[]): readonly CampaignTab[] => [part('', '', ...categories)]

/** Campaigns written by the shop's editors: running, ended, and one that is not published yet. */
export const seedCampaigns: readonly SeedCampaign[] = [
  {
    slug: 'kisa-hazir-evler',
    title: 'Kışa hazır evler',
    kicker: 'Ev & Yaşam',
    slogan: 'Halıdan perdeye, soğuk gelmeden evi ısıtan indirimler',
    image: 'scene.living-room',
    tone: 'petrol',
    intro: [
      'Günler kısalınca ev daha çok yaşanır. Kalın perdeler, yün halılar ve sıcak ışıklı lambaları bir araya getirdik.',
    ],
    terms: [reference, stock],
    days: [-12, 96],
    published: true,
    tabs: [
      part('mobilya', 'Mobilya', 'mobilya'),
      part('ev-tekstili', 'Ev tekstili', 'ev-tekstili'),
      part('aydinlatma', 'Aydınlatma', 'aydinlatma', 'dekorasyon'),
    ],
  },
  {
    slug: 'memleketin-tadi',
    title: 'Memleketin tadı',
    kicker: 'Coğrafi işaretli ürünler',
    slogan: 'Bal, peynir ve zeytin sofranıza gelir',
    image: 'scene.local-tastes',
    tone: 'saffron',
    intro: ['Kahvaltılık, zeytinyağı, bakliyat ve kuru meyve bir arada.'],
    terms: [reference, 'Gıdada cayma hakkı yoktur.'],
    days: [-30, 120],
    published: true,
    tabs: [
      part('kahvaltilik', 'Kahvaltılık', 'bal', 'peynir', 'zeytin', 'recel', 'tahin-ve-pekmez'),
      part('zeytinyagi-ve-bakliyat', 'Zeytinyağı ve bakliyat', 'zeytinyagi', 'bakliyat'),
      part('kuru-meyve', 'Kuru meyve ve kuruyemiş', 'kuru-meyve', 'kuruyemis'),
    ],
  },
  {
    slug: 'teknoloji-haftalari',
    title: 'Teknoloji haftaları',
    kicker: 'Elektronik',
    slogan: 'Kulaklıktan dizüstüne indirimli teknoloji',
    image: 'scene.computers',
    tone: 'plum',
    intro: ['Çalışmaya, dinlemeye ve izlemeye yarayanlar. Hepsinde ayıplı ürüne karşı 2 yıl yasal güvence vardır.'],
    terms: [reference, stock, 'Taksit sayısı kategoriye göre değişir ve ürün sayfasında yazar.'],
    days: [-5, 58],
    published: true,
    tabs: [
      part('bilgisayar', 'Bilgisayar', 'bilgisayar'),
      part('ses', 'Ses sistemleri', 'ses-sistemleri'),
      part('giyilebilir', 'Giyilebilir', 'giyilebilir-teknoloji'),
      part('ev-aletleri', 'Ev aletleri', 'kucuk-ev-aletleri'),
    ],
  },
  {
    slug: 'okula-donus-cantasi',
    title: 'Okula dönüş çantası',
    kicker: 'Kırtasiye',
    slogan: 'Listeyi tek sepette tamamlayın',
    image: 'scene.school',
    tone: 'mint',
    intro: ['Defter, kalem ve çantalar. Aynı mağazadan alınanlar tek kargoyla gelir.'],
    terms: [reference, stock],
    days: [-40, 75],
    published: true,
    tabs: whole('okul-cantasi', 'defter', 'kursun-kalem', 'kirtasiye'),
  },
  {
    slug: 'bebek-odasi-gunleri',
    title: 'Bebek odası günleri',
    kicker: 'Anne & Bebek',
    slogan: 'Bezden beşiğe, ilk yılın ihtiyaçları',
    image: 'scene.baby',
    tone: 'sand',
    intro: ['Bez, beşik, tulum ve bebek arabası bir arada.'],
    terms: [reference, stock, 'Mamada cayma hakkı yoktur; açılmış bebek bezi iade alınmaz.'],
    days: [-8, 84],
    published: true,
    tabs: [
      part('bakim', 'Bez ve bakım', 'bebek-bezi-islak-mendil', 'bebek-beslenme'),
      part('oda', 'Oda ve tekstil', 'bebek-odasi', 'bebek-giyim'),
      part('gezinti', 'Gezinti', 'bebek-tasima'),
    ],
  },
  {
    slug: 'kis-lastigi-zamani',
    title: 'Kış lastiği zamanı',
    kicker: 'Otomobil',
    slogan: 'Kış lastikleri, aküler ve antifriz indirimde',
    image: 'scene.winter-tyres',
    tone: 'petrol',
    intro: ['Hava 7 °C’nin altına inince kış lastiği fark eder. Yola çıkmadan aküyü ve antifrizi de gözden geçirin.'],
    terms: [reference, stock],
    days: [-20, 90],
    published: true,
    tabs: whole('kis-lastigi', 'aku', 'antifriz', 'takviye-cihazi'),
  },
  {
    slug: 'kahve-molasi',
    title: 'Kahve molası',
    kicker: 'Mutfak',
    slogan: 'Çekirdeği de makinesi de indirimde',
    image: 'scene.coffee',
    tone: 'saffron',
    intro: ['Taze kavrulmuş çekirdekler, Türk kahvesi, filtre ve espresso makineleri.'],
    terms: [reference, stock],
    days: [-3, 45],
    published: true,
    tabs: [{ ...part('', '', 'kahve', 'cay-ve-kahve-makinesi'), named: 'Kahve|Espresso' }],
  },
  {
    slug: 'kitap-senligi',
    title: 'Kitap şenliği',
    kicker: 'Hobi Dünyası',
    slogan: 'Uzun geceler için indirimli kitaplar',
    image: 'scene.books',
    tone: 'sand',
    intro: ['Romandan sınav kitaplarına, her rafa göre başlıklar.'],
    terms: [reference, 'Kitaplarda kargo ücreti mağazaya göre değişir.'],
    days: [-15, 110],
    published: true,
    tabs: [
      part('edebiyat', 'Edebiyat', 'roman', 'siir'),
      part('cocuk', 'Çocuk', 'cocuk-kitaplari'),
      part('sinav', 'Sınav ve gelişim', 'sinav-kitaplari', 'kisisel-gelisim', 'tarih-kitaplari'),
    ],
  },
  {
    slug: 'patili-dostlar',
    title: 'Patili dostlar',
    kicker: 'Pet Shop',
    slogan: 'Mama, kum ve oyuncakta çoklu paketler',
    image: 'scene.pets',
    tone: 'plum',
    intro: ['Kedi ve köpek için aylık alışveriş tek sepette.'],
    terms: [reference, stock],
    days: [-9, 66],
    published: true,
    tabs: [part('kedi', 'Kedi', 'kedi'), part('kopek', 'Köpek', 'kopek')],
  },
  {
    slug: 'kampa-cikiyoruz',
    title: 'Kampa çıkıyoruz',
    kicker: 'Outdoor & Spor',
    slogan: 'Çadır, uyku tulumu ve termoslar',
    image: 'scene.camping',
    tone: 'mint',
    intro: ['Dört mevsim çadırlar ve eksi dereceye dayanan tulumlar.'],
    terms: [reference, stock],
    days: [-6, 70],
    published: true,
    tabs: whole('cadir', 'uyku-tulumu', 'termos', 'kamp', 'trekking-botu'),
  },
  {
    slug: 'temizlik-gunleri',
    title: 'Temizlik günleri',
    kicker: 'Süpermarket',
    slogan: 'Büyük boy deterjanlarda tasarruf',
    image: 'scene.appliances',
    tone: 'mint',
    intro: ['Çamaşır, bulaşık ve yüzey temizliğinde büyük boylar.'],
    terms: [reference, stock],
    days: [-4, 52],
    published: true,
    tabs: whole('deterjan', 'yuzey-temizleyici', 'bulasik-deterjani', 'camasir-suyu', 'temizlik'),
  },
  {
    slug: 'guzellik-rafi',
    title: 'Güzellik rafı',
    kicker: 'Kozmetik & Sağlık',
    slogan: 'Bakım ve makyajda sezonun seçimi',
    image: 'scene.cosmetics',
    tone: 'sand',
    intro: ['Cilt bakımı, makyaj ve parfüm.'],
    terms: [reference, stock, 'Ambalajı açılmış kozmetik ürünler iade alınmaz.'],
    days: [-11, 63],
    published: true,
    tabs: [
      part('cilt', 'Cilt bakımı', 'cilt-bakimi'),
      part('makyaj', 'Makyaj', 'makyaj'),
      part('parfum', 'Parfüm', 'parfum-deodorant'),
    ],
  },
  {
    slug: 'spora-basla',
    title: 'Spora başla',
    kicker: 'Outdoor & Spor',
    slogan: 'Evde antrenman için dambıl, mat ve koşu bandı',
    image: 'scene.sport',
    tone: 'petrol',
    intro: ['Salona gitmeden antrenman yapmak isteyenler için.'],
    terms: [reference, stock],
    days: [-2, 80],
    published: true,
    tabs: whole('dambil', 'yoga-mati', 'kosu-bandi'),
  },
  {
    slug: 'bahar-temizligi',
    title: 'Bahar temizliği',
    kicker: 'Ev & Yaşam',
    slogan: 'Balkon ve bahçe için',
    image: 'scene.garden',
    tone: 'mint',
    intro: ['Bu kampanya sona erdi.'],
    terms: [reference],
    days: [-240, -180],
    published: true,
    tabs: whole('bahce'),
  },
  {
    slug: 'yeni-yil-hediyeleri',
    title: 'Yeni yıl hediyeleri',
    kicker: 'Çok yakında',
    slogan: 'Ağacın altına sığacak her şey',
    image: 'scene.gift',
    tone: 'plum',
    intro: ['Küçük, teknolojik ve ev için hediyeler.'],
    terms: [
      reference,
      stock,
      'Siparişinizin 31 Aralık’a yetişmesi için ürün sayfasındaki tahmini teslimat gününe bakın.',
    ],
    days: [10, 42],
    published: false,
    tabs: [
      part('kucuk', 'Küçük hediyeler', 'cikolata', 'mum', 'kutu-oyunu', 'roman', 'lokum'),
      part('teknoloji', 'Teknoloji', 'kulaklik', 'akilli-bileklik', 'bluetooth-hoparlor'),
      part('ev', 'Ev için', 'vazo', 'masa-lambasi', 'nevresim-takimi'),
    ],
  },
]
