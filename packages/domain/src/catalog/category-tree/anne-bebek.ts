import type { GroupData } from './branch.ts'

export const anneBebek: readonly GroupData[] = [
  {
    name: 'Bebek Bezi ve Islak Mendil',
    slug: 'bebek-bezi-islak-mendil',
    leaves: ['Bebek Bezi', 'Islak Mendil', 'Bebek Şampuanı', 'Bebek Yağı ve Pişik Kremi', 'Bebek Küveti ve Lazımlık'],
  },
  {
    name: 'Beslenme',
    slug: 'bebek-beslenme',
    leaves: ['Biberon', 'Mama Sandalyesi', 'Bebek Maması', 'Emzik', 'Emzirme ve Önlük'],
  },
  {
    name: 'Bebek Taşıma',
    slug: 'bebek-tasima',
    leaves: ['Bebek Arabası', 'Oto Koltuğu', 'Kanguru', 'Ana Kucağı', 'Yürüteç'],
  },
  {
    name: 'Bebek ve Çocuk Giyim',
    slug: 'bebek-giyim',
    leaves: ['Bebek Tulumu', 'Bebek Zıbını', 'Bebek Ayakkabısı', 'Çocuk Giyim'],
  },
  {
    name: 'Bebek Odası',
    leaves: [
      'Beşik',
      { name: 'Bebek Battaniyesi ve Kundak', slug: 'bebek-battaniyesi' },
      { name: 'Gece Lambası ve Bebek Telsizi', slug: 'gece-lambasi' },
      'Oyun Parkı',
    ],
  },
  { name: 'Bebek Oyuncak', slug: 'bebek-oyuncaklari', leaves: ['Peluş Oyuncak', 'Çıngırak', 'Oyun Halısı'] },
]
