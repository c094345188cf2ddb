import type { GroupData } from './branch.ts'

export const giyimAksesuar: readonly GroupData[] = [
  {
    name: 'Kadın Giyim',
    leaves: [
      'Elbise',
      'Kadın Bluz',
      'Kadın Kazak',
      'Etek',
      'Kadın Mont',
      'Kadın Pantolon',
      'Kadın Tişört',
      'Kadın Ceket',
      'Kadın Çorap',
      'Kadın İç Giyim',
      'Tayt',
    ],
  },
  {
    name: 'Erkek Giyim',
    leaves: [
      'Gömlek',
      'Erkek Tişört',
      'Erkek Pantolon',
      'Erkek Mont',
      'Takım Elbise',
      'Erkek Ceket',
      'Erkek Kazak',
      'Erkek Çorap',
      'Eşofman',
      'Sweatshirt',
      'Yağmurluk',
      'Erkek İç Giyim',
    ],
  },
  {
    name: 'Ayakkabı',
    leaves: ['Spor Ayakkabı', 'Bot ve Çizme', 'Topuklu Ayakkabı', 'Terlik ve Sandalet', 'Çocuk Ayakkabısı', 'Babet'],
  },
  { name: 'Çanta ve Cüzdan', leaves: ['Kadın Çanta', 'Sırt Çantası', 'Cüzdan', 'Valiz', 'Bel Çantası'] },
  { name: 'Saat ve Takı', leaves: ['Kol Saati', 'Gümüş Takı', 'Altın Takı', 'Güneş Gözlüğü'] },
  {
    name: 'Aksesuar',
    leaves: ['Şapka ve Bere', 'Atkı ve Eşarp', 'Kemer', 'Eldiven', 'Şemsiye', 'Kravat', 'Saç Tokası'],
  },
]
