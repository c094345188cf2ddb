import type { GroupData } from './branch.ts'

export const elektronik: readonly GroupData[] = [
  {
    name: 'Telefon ve Aksesuar',
    slug: 'telefon',
    leaves: ['Cep Telefonu', 'Telefon Kılıfı', 'Şarj Aleti', 'Powerbank', 'Ekran Koruyucu'],
  },
  {
    name: 'Bilgisayar',
    leaves: [
      { name: 'Dizüstü Bilgisayar', slug: 'dizustu-bilgisayar' },
      'Masaüstü Bilgisayar',
      'Tablet',
      'Monitör',
      'Klavye ve Fare',
      'Yazıcı',
      'USB Bellek',
      'Modem',
    ],
  },
  { name: 'Ses Sistemleri', leaves: ['Kulaklık', 'Bluetooth Hoparlör', 'Mikrofon', 'Radyo', 'Kulak İçi Kulaklık'] },
  { name: 'Televizyon', leaves: ['LED Televizyon', 'Akıllı Televizyon', 'Televizyon Askı Aparatı'] },
  {
    name: 'Beyaz Eşya',
    leaves: [
      'Buzdolabı',
      'Çamaşır Makinesi',
      'Bulaşık Makinesi',
      'Fırın ve Ocak',
      'Derin Dondurucu',
      'Mikrodalga Fırın',
      'Kurutma Makinesi',
      'Klima',
    ],
  },
  {
    name: 'Küçük Ev Aletleri',
    leaves: ['Süpürge', 'Ütü', 'Çay ve Kahve Makinesi', 'Tost Makinesi', 'Blender', 'Fritöz', 'Isıtıcı'],
  },
  { name: 'Fotoğraf ve Kamera', leaves: ['Fotoğraf Makinesi', 'Aksiyon Kamerası', 'Tripod'] },
  { name: 'Giyilebilir Teknoloji', leaves: ['Akıllı Saat', 'Akıllı Bileklik'] },
  { name: 'Oyun ve Konsol', leaves: ['Oyun Konsolu', 'Oyun Kolu'] },
]
