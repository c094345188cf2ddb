import type { GroupData } from './branch.ts'

export const evYasam: readonly GroupData[] = [
  {
    name: 'Mobilya',
    leaves: ['Koltuk', 'Masa', 'Sandalye', 'Yatak', 'Kitaplık', 'Gardırop', 'TV Ünitesi', 'Ayakkabılık'],
  },
  {
    name: 'Mutfak',
    leaves: [
      'Çaydanlık',
      'Tava',
      'Tencere',
      'Tabak Takımı',
      'Bıçak Seti',
      'Bardak',
      'Saklama Kabı',
      'Mutfak Gereçleri',
      'Fincan ve Kupa',
    ],
  },
  {
    name: 'Ev Tekstili',
    leaves: [
      'Nevresim Takımı',
      'Perde',
      'Halı',
      'Havlu',
      'Yastık',
      'Yorgan',
      'Çarşaf',
      'Masa Örtüsü',
      'Seccade ve Tesbih',
    ],
  },
  { name: 'Aydınlatma', leaves: ['Avize', 'Masa Lambası', 'Ampul'] },
  {
    name: 'Dekorasyon',
    leaves: [
      'Mum',
      'Tablo',
      'Vazo',
      'Ayna',
      'Duvar Saati',
      'Yılbaşı Süsü',
      'Oda Kokusu',
      'Yapay Çiçek',
      'Parti Malzemeleri',
    ],
  },
  {
    name: 'Bahçe',
    leaves: [
      'Saksı Bitkisi',
      'Bahçe Mobilyası',
      'Sulama Ekipmanı',
      'Mangal',
      'Tohum ve Gübre',
      'Bahçe Aletleri',
      'Saksı',
    ],
  },
  { name: 'Yapı Market', leaves: ['Matkap', 'El Aletleri', 'Boya', 'Merdiven', 'Batarya ve Duş', 'Hırdavat'] },
  {
    name: 'Ev Gereçleri',
    leaves: [
      'Ütü Masası',
      'Çamaşır Kurutmalığı',
      'Banyo Gereçleri',
      'Sepet ve Askı',
      'Temizlik Gereçleri',
      'Çakmak ve Kibrit',
    ],
  },
]
