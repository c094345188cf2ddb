import type { GroupData } from './branch.ts'

export const outdoorSpor: readonly GroupData[] = [
  {
    name: 'Kamp',
    leaves: [
      'Çadır',
      'Uyku Tulumu',
      { name: 'Termos ve Matara', slug: 'termos' },
      'El Feneri',
      { name: 'Kamp Sandalyesi ve Hamak', slug: 'kamp-sandalyesi' },
      'Kamp Masası',
      'Kamp Ocağı',
    ],
  },
  {
    name: 'Bisiklet ve Ekipman',
    slug: 'bisiklet-ve-ekipman',
    leaves: ['Bisiklet', 'Kask', 'Scooter', 'Paten ve Kaykay', 'Bisiklet Aksesuarı'],
  },
  {
    name: 'Fitness',
    leaves: [
      { name: 'Dambıl ve Egzersiz Aletleri', slug: 'dambil' },
      { name: 'Yoga Matı ve Pilates Topu', slug: 'yoga-mati' },
      'Koşu Bandı',
      { name: 'Atlama İpi ve Hulahop', slug: 'ip-ve-cember' },
    ],
  },
  { name: 'Takım Sporları', leaves: ['Futbol Topu', 'Basketbol Topu', 'Voleybol Topu', 'Raket Sporları'] },
  {
    name: 'Su Sporları',
    leaves: [
      { name: 'Mayo ve Bikini', slug: 'mayo' },
      'Deniz Gözlüğü',
      { name: 'Şişme Bot, Deniz Yatağı ve Havuz', slug: 'sisme-bot' },
    ],
  },
  {
    name: 'Doğa Sporları',
    leaves: ['Trekking Botu', { name: 'Dürbün, Büyüteç ve Pusula', slug: 'durbun' }, 'Olta Takımı'],
  },
  { name: 'Kış Sporları', leaves: ['Kayak Takımı', 'Kızak'] },
]
