import type { MainData } from './branch.ts'

export const petShop: MainData = {
  id: 10,
  name: 'Pet Shop',
  slug: 'pet-shop',
  groups: [
    { name: 'Kedi', leaves: ['Kedi Maması', 'Kedi Kumu', 'Kedi Oyuncağı', 'Kedi Tırmalama'] },
    { name: 'Köpek', leaves: ['Köpek Maması', 'Köpek Tasması', 'Köpek Oyuncağı', 'Köpek Yatağı'] },
    { name: 'Kuş', leaves: ['Kuş Yemi', 'Kuş Kafesi'] },
    { name: 'Balık', leaves: ['Akvaryum', 'Balık Yemi'] },
    { name: 'Kemirgen', leaves: ['Kemirgen Yemi', 'Kemirgen Kafesi'] },
  ],
}
