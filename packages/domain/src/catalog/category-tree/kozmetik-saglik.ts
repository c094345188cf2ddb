import type { GroupData } from './branch.ts'

export const kozmetikSaglik: readonly GroupData[] = [
  {
    name: 'Makyaj',
    leaves: [
      'Ruj',
      'Maskara',
      'Oje',
      'Fondöten',
      'Göz Farı',
      'Göz Kalemi ve Eyeliner',
      'Dudak Parlatıcısı',
      'Makyaj Çantası',
      'Allık',
      'Makyaj Fırçası',
    ],
  },
  { name: 'Parfüm', slug: 'parfum-deodorant', leaves: ['Kadın Parfüm', 'Erkek Parfüm', 'Deodorant'] },
  {
    name: 'Cilt Bakımı',
    leaves: ['Yüz Kremi', 'Vücut Losyonu', 'Güneş Kremi', 'El Kremi', 'Dudak Kremi', 'Yüz Temizleme'],
  },
  {
    name: 'Saç Bakımı',
    leaves: [
      'Şampuan',
      'Saç Kremi',
      'Saç Kurutma Makinesi',
      'Tarak ve Fırça',
      'Saç Boyası',
      'Saç Düzleştirici ve Maşa',
      'Saç Jölesi ve Spreyi',
    ],
  },
  {
    name: 'Kişisel Bakım',
    leaves: [
      'Diş Fırçası',
      'Tıraş Makinesi',
      'Sabun',
      'Pamuk ve Mendil',
      'Diş Macunu',
      'Tıraş Bıçağı',
      'Duş Jeli',
      'Epilatör',
      'Hijyenik Ped',
      'Ağda',
      'Tıraş Köpüğü ve Losyonu',
      'Ağız Bakım Suyu ve Diş İpi',
    ],
  },
  {
    name: 'Sağlık Ürünleri',
    leaves: ['Vitamin', 'Ateş Ölçer', 'Maske', 'Bandaj', 'Tansiyon Aleti', 'Baskül', 'Sporcu Besini', 'Masaj Aleti'],
  },
  { name: 'Cinsel Sağlık', leaves: ['Prezervatif'] },
]
