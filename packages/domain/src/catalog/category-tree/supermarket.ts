import type { GroupData } from './branch.ts'

export const supermarket: readonly GroupData[] = [
  {
    name: 'Kahvaltılık',
    leaves: ['Bal', 'Zeytin', 'Peynir', 'Reçel', 'Tahin ve Pekmez', 'Süt', 'Yoğurt', 'Tereyağı', 'Yumurta'],
  },
  {
    name: 'Temel Gıda',
    leaves: [
      'Zeytinyağı',
      'Bakliyat',
      'Makarna',
      'Pirinç',
      'Baharat',
      'Un',
      'Şeker',
      'Tuz',
      'Ayçiçek Yağı',
      'Salça',
      'Bulgur',
      'Ekmek',
      'Konserve',
    ],
  },
  { name: 'İçecek', leaves: ['Çay', 'Kahve', 'Meyve Suyu', 'Su'] },
  { name: 'Atıştırmalık', leaves: ['Çikolata', 'Kuruyemiş', 'Lokum', 'Bisküvi', 'Şekerleme'] },
  {
    name: 'Temizlik',
    leaves: [
      'Deterjan',
      'Yüzey Temizleyici',
      'Çöp Torbası',
      'Tuvalet Kağıdı',
      'Bulaşık Deterjanı',
      'Kâğıt Havlu',
      'Çamaşır Suyu',
      'Bulaşık Süngeri',
    ],
  },
  { name: 'Meyve ve Sebze', leaves: ['Kuru Meyve', 'Taze Meyve', 'Taze Sebze'] },
  { name: 'Et ve Balık', leaves: ['Kırmızı Et', 'Tavuk Eti', 'Deniz Balığı'] },
]
