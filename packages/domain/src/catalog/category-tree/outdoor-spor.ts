import type { GroupData } from './branch.ts'

export const outdoorSpor: readonly GroupData[] = [
  {
    name: 'Kamp',
    leaves: ['Çadır', 'Uyku Tulumu', 'Termos', 'El Feneri', 'Kamp Sandalyesi', 'Kamp Masası', 'Kamp Ocağı'],
  },
  {
    name: 'Bisiklet',
    slug: 'bisiklet-ve-ekipman',
    leaves: ['Bisiklet', 'Kask', 'Scooter', 'Paten ve Kaykay', 'Bisiklet Aksesuarı'],
  },
  {
    name: 'Fitness',
    leaves: ['Dambıl', 'Yoga Matı', 'Koşu Bandı', { name: 'Atlama İpi ve Hulahop', slug: 'ip-ve-cember' }],
  },
  { name: 'Takım Sporları', leaves: ['Futbol Topu', 'Basketbol Topu', 'Voleybol Topu', 'Raket Sporları'] },
  { name: 'Su Sporları', leaves: ['Mayo', 'Deniz Gözlüğü', 'Şişme Bot'] },
  { name: 'Doğa Sporları', leaves: ['Trekking Botu', 'Dürbün', 'Olta Takımı'] },
  { name: 'Kış Sporları', leaves: ['Kayak Takımı', 'Kızak'] },
]
