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
      { name: 'Kadın Pantolon ve Kot Şort', slug: 'kadin-pantolon' },
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
      { name: 'Eşofman ve Pijama', slug: 'esofman' },
      'Sweatshirt',
      'Yağmurluk',
      'Erkek İç Giyim',
    ],
  },
  {
    name: 'Ayakkabı',
    leaves: ['Spor Ayakkabı', 'Bot ve Çizme', 'Topuklu Ayakkabı', 'Terlik ve Sandalet', 'Çocuk Ayakkabısı', 'Babet'],
  },
  {
    name: 'Çanta ve Cüzdan',
    leaves: ['Kadın Çanta', 'Sırt Çantası', { name: 'Cüzdan ve Anahtarlık', slug: 'cuzdan' }, 'Valiz', 'Bel Çantası'],
  },
  { name: 'Saat ve Takı', leaves: ['Kol Saati', 'Gümüş Takı', 'Altın Takı', 'Güneş Gözlüğü'] },
  {
    name: 'Aksesuar',
    leaves: ['Şapka ve Bere', 'Atkı ve Eşarp', 'Kemer', 'Eldiven', 'Şemsiye', 'Kravat', 'Saç Tokası'],
  },
]
