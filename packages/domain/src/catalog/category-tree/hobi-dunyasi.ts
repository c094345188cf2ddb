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
    leaves: ['Ofis Sandalyesi', 'Dosya ve Klasör', 'Hesap Makinesi', 'Fotokopi Kâğıdı', 'Zımba ve Bant'],
  },
  {
    name: 'Kırtasiye',
    leaves: [
      'Defter',
      'Kalem',
      'Kalem Kutusu',
      'Okul Çantası',
      'Kurşun Kalem',
      'Silgi ve Cetvel',
      'Makas ve Yapıştırıcı',
      'El İşi Malzemeleri',
    ],
  },
  {
    name: 'Oyuncak',
    leaves: [
      'Yapboz',
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
