import type { GroupData } from './branch.ts'

export const petShop: readonly GroupData[] = [
  {
    name: 'Kedi',
    leaves: ['Kedi Maması', 'Kedi Kumu', 'Kedi Oyuncağı', 'Kedi Tırmalama', 'Kedi Tuvaleti', 'Taşıma Çantası'],
  },
  { name: 'Köpek', leaves: ['Köpek Maması', 'Köpek Tasması', 'Köpek Oyuncağı', 'Köpek Yatağı', 'Köpek Kulübesi'] },
  { name: 'Kuş', leaves: ['Kuş Yemi', 'Kuş Kafesi'] },
  { name: 'Balık', leaves: ['Akvaryum', 'Balık Yemi'] },
  { name: 'Kemirgen', leaves: ['Kemirgen Yemi', 'Kemirgen Kafesi'] },
]
