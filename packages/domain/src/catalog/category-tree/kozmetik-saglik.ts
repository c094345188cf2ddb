import type { GroupData } from './branch.ts'

export const kozmetikSaglik: readonly GroupData[] = [
  {
    name: 'Makyaj',
    leaves: [
      'Ruj',
      { name: 'Maskara ve Takma Kirpik', slug: 'maskara' },
      { name: 'Oje, Aseton ve Takma Tırnak', slug: 'oje' },
      { name: 'Fondöten, Kapatıcı ve Pudra', slug: 'fondoten' },
      'Göz Farı',
      'Göz Kalemi ve Eyeliner',
      'Dudak Parlatıcısı',
      'Makyaj Çantası',
      'Allık',
      'Makyaj Fırçası',
    ],
  },
  {
    name: 'Parfüm ve Deodorant',
    slug: 'parfum-deodorant',
    leaves: ['Kadın Parfüm', { name: 'Erkek Parfüm ve Kolonya', slug: 'erkek-parfum' }, 'Deodorant'],
  },
  {
    name: 'Cilt Bakımı',
    leaves: [
      { name: 'Yüz Kremi ve Yüz Serumu', slug: 'yuz-kremi' },
      'Vücut Losyonu',
      'Güneş Kremi',
      { name: 'El ve Ayak Kremi', slug: 'el-kremi' },
      'Dudak Kremi',
      'Yüz Temizleme',
    ],
  },
  {
    name: 'Saç Bakımı',
    leaves: [
      'Şampuan',
      { name: 'Saç Kremi ve Bakım Yağı', slug: 'sac-kremi' },
      'Saç Kurutma Makinesi',
      { name: 'Tarak, Fırça ve Manikür', slug: 'tarak-ve-firca' },
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
      { name: 'Sabun ve Dezenfektan', slug: 'sabun' },
      'Pamuk ve Mendil',
      'Diş Macunu',
      'Tıraş Bıçağı',
      { name: 'Duş Jeli ve Banyo Lifi', slug: 'dus-jeli' },
      'Epilatör',
      'Hijyenik Ped',
      'Ağda',
      'Tıraş Köpüğü ve Losyonu',
      'Ağız Bakım Suyu ve Diş İpi',
    ],
  },
  {
    name: 'Sağlık Ürünleri',
    leaves: [
      'Vitamin',
      'Ateş Ölçer',
      'Maske',
      { name: 'Bandaj ve Sıcak Su Torbası', slug: 'bandaj' },
      { name: 'Tansiyon Aleti ve Şeker Ölçüm', slug: 'tansiyon-aleti' },
      'Baskül',
      'Sporcu Besini',
      'Masaj Aleti',
    ],
  },
  { name: 'Cinsel Sağlık', leaves: ['Prezervatif'] },
]
