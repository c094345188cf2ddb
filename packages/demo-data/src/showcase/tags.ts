interface SeedTag {
  readonly slug: string
  readonly name: string
  readonly note: string
  /** Categories whose products carry it, with all below them. */
  readonly categories: readonly string[]
  /** Dearest price that still carries it, whole lira. */
  readonly max?: number
  /** How many of them carry it, where it is not all. */
  readonly share?: number
}

export const seedTags: readonly SeedTag[] = [
  {
    slug: 'yeni-sezon',
    name: 'Yeni Sezon',
    note: 'Mağazaların bu sezon için seçtiği ürünler.',
    categories: ['giyim-aksesuar'],
    share: 0.3,
  },
  {
    slug: 'kis-hazirligi',
    name: 'Kış Hazırlığı',
    note: 'Kış lastiğinden atkıya, soğuk günlerden önce gerekenler.',
    categories: [
      'kis-lastigi',
      'antifriz',
      'kis-sporlari',
      'kadin-mont',
      'erkek-mont',
      'kadin-kazak',
      'erkek-kazak',
      'atki-ve-esarp',
      'eldiven',
      'isitici',
      'yorgan',
    ],
  },
  {
    slug: 'ogrenci-evi',
    name: 'Öğrenci Evi',
    note: 'İlk evini kuranlar için 1.000 TL’yi geçmeyen parçalar.',
    categories: ['mutfak', 'ev-tekstili', 'masa-lambasi', 'kirtasiye'],
    max: 1000,
  },
  {
    slug: 'kucuk-hediyeler',
    name: 'Küçük Hediyeler',
    note: '500 TL’ye kadar, paketlenmeye hazır hediyeler.',
    categories: ['roman', 'siir', 'mum', 'vazo', 'lokum', 'cikolata', 'kutu-oyunu', 'el-kremi'],
    max: 500,
  },
  {
    slug: 'yola-cikarken',
    name: 'Yola Çıkarken',
    note: 'Uzun yolda aracınızda ve çantanızda bulunsun.',
    categories: ['telefon-tutucu', 'oto-kokusu', 'termos', 'takviye-cihazi', 'cam-suyu', 'powerbank', 'oto-paspas'],
  },
]
