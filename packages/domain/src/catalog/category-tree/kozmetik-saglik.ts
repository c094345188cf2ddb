import type { GroupData } from './branch.ts'

export const kozmetikSaglik: readonly GroupData[] = [
  { name: 'Makyaj', leaves: ['Ruj', 'Maskara', 'Oje', 'Fondöten', 'Göz Farı'] },
  { name: 'Parfüm', slug: 'parfum-deodorant', leaves: ['Kadın Parfüm', 'Erkek Parfüm', 'Deodorant'] },
  { name: 'Cilt Bakımı', leaves: ['Yüz Kremi', 'Vücut Losyonu', 'Güneş Kremi', 'El Kremi'] },
  { name: 'Saç Bakımı', leaves: ['Şampuan', 'Saç Kremi', 'Saç Kurutma Makinesi', 'Tarak ve Fırça'] },
  {
    name: 'Kişisel Bakım',
    leaves: ['Diş Fırçası', 'Tıraş Makinesi', 'Sabun', 'Pamuk ve Mendil', 'Diş Macunu', 'Tıraş Bıçağı', 'Duş Jeli'],
  },
  { name: 'Sağlık Ürünleri', leaves: ['Vitamin', 'Ateş Ölçer', 'Maske', 'Bandaj'] },
  { name: 'Cinsel Sağlık', leaves: ['Prezervatif'] },
]
