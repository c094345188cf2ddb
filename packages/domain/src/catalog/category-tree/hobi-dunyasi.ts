import type { GroupData } from './branch.ts'

export const hobiDunyasi: readonly GroupData[] = [
  {
    id: 15,
    name: 'Kitap',
    leaves: [
      'Roman',
      'Çocuk Kitapları',
      'Şiir',
      'Tarih Kitapları',
      'Kişisel Gelişim',
      'Sınav Kitapları',
      'Sözlük',
      'Dini Kitaplar',
    ],
  },
  { name: 'Film, Müzik ve Oyun', leaves: ['Plak', 'Film', 'Bilgisayar Oyunu', 'Kutu Oyunu'] },
  { name: 'Sanat Malzemeleri', leaves: ['Boya Seti', 'Fırça Seti', 'Tuval'] },
  {
    name: 'Ofis',
    leaves: [
      'Ofis Sandalyesi',
      { name: 'Dosya, Klasör ve Zarf', slug: 'dosya-ve-klasor' },
      'Hesap Makinesi',
      'Fotokopi Kâğıdı',
      { name: 'Ofis Gereçleri, Zımba ve Bant', slug: 'zimba-ve-bant' },
    ],
  },
  {
    name: 'Kırtasiye',
    leaves: [
      { name: 'Defter ve Takvim', slug: 'defter' },
      'Kalem',
      'Kalem Kutusu',
      'Okul Çantası',
      'Kurşun Kalem',
      { name: 'Silgi, Cetvel ve Kalemtıraş', slug: 'silgi-ve-cetvel' },
      'Makas ve Yapıştırıcı',
      'El İşi Malzemeleri',
    ],
  },
  {
    name: 'Oyuncak',
    leaves: [
      { name: 'Yapboz ve Zekâ Küpü', slug: 'yapboz' },
      'Oyuncak Araba',
      'Oyuncak Bebek',
      'Uçurtma',
      'Yapı Blokları',
      'Salıncak ve Kaydırak',
      'Su Oyuncakları',
    ],
  },
  { name: 'Hobi', leaves: ['Müzik Aleti', 'Örgü İpi', 'Maket', 'Dikiş Malzemeleri'] },
]
