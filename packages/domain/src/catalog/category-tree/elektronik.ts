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
      'Harici Disk',
      'Bilgisayar Bileşenleri',
      'Web Kamerası',
      'Tablet Kılıfı',
      'Toner ve Kartuş',
    ],
  },
  {
    name: 'Ses Sistemleri',
    leaves: ['Kulaklık', 'Bluetooth Hoparlör', 'Mikrofon', 'Radyo', 'Kulak İçi Kulaklık', 'Ses Çubuğu'],
  },
  {
    name: 'Televizyon',
    leaves: [
      'LED Televizyon',
      'Akıllı Televizyon',
      'Televizyon Askı Aparatı',
      { name: 'Televizyon Kumandası', slug: 'kumanda' },
    ],
  },
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
      'Davlumbaz ve Aspiratör',
    ],
  },
  {
    name: 'Küçük Ev Aletleri',
    leaves: [
      'Süpürge',
      'Ütü',
      'Çay ve Kahve Makinesi',
      'Tost Makinesi',
      'Blender',
      'Fritöz',
      'Isıtıcı',
      'Vantilatör',
      'Hava Temizleyici',
      'Mutfak Robotu ve Mikser',
      'Dikiş Makinesi',
    ],
  },
  {
    name: 'Fotoğraf ve Kamera',
    leaves: [
      'Fotoğraf Makinesi',
      'Aksiyon Kamerası',
      'Tripod',
      'Güvenlik Kamerası',
      'Drone',
      'Hafıza Kartı',
      'Projeksiyon Cihazı',
    ],
  },
  { name: 'Giyilebilir Teknoloji', leaves: ['Akıllı Saat', 'Akıllı Bileklik'] },
  { name: 'Oyun ve Konsol', leaves: ['Oyun Konsolu', 'Oyun Kolu'] },
]
