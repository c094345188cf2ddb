import type { GroupData } from './branch.ts'

export const supermarket: readonly GroupData[] = [
  { name: 'Kahvaltılık', leaves: ['Bal', 'Zeytin', 'Peynir', 'Reçel', 'Tahin ve Pekmez'] },
  { name: 'Temel Gıda', leaves: ['Zeytinyağı', 'Bakliyat', 'Makarna', 'Pirinç', 'Baharat'] },
  { name: 'İçecek', leaves: ['Çay', 'Kahve', 'Meyve Suyu', 'Su'] },
  { name: 'Atıştırmalık', leaves: ['Çikolata', 'Kuruyemiş', 'Lokum', 'Bisküvi'] },
  { name: 'Temizlik', leaves: ['Deterjan', 'Yüzey Temizleyici', 'Çöp Torbası', 'Tuvalet Kağıdı'] },
  { name: 'Meyve ve Sebze', leaves: ['Kuru Meyve', 'Taze Meyve', 'Taze Sebze'] },
]
