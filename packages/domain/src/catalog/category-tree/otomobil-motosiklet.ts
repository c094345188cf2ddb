import type { GroupData } from './branch.ts'

export const otomobilMotosiklet: readonly GroupData[] = [
  { name: 'Lastik ve Jant', leaves: ['Yaz Lastiği', 'Kış Lastiği', 'Jant'] },
  { name: 'Yağ ve Sıvılar', leaves: ['Motor Yağı', 'Antifriz', 'Cam Suyu'] },
  {
    name: 'Oto Aksesuar',
    leaves: [
      'Oto Paspas',
      { name: 'Koltuk Kılıfı ve Araba Örtüsü', slug: 'koltuk-kilifi' },
      'Telefon Tutucu',
      'Oto Kokusu',
      'Silecek',
      'Araç Güvenliği',
    ],
  },
  { name: 'Akü ve Elektrik', leaves: ['Akü', 'Far Ampulü', 'Takviye Cihazı', 'Oto Elektroniği'] },
  { name: 'Motosiklet', leaves: ['Motosiklet Kaskı', 'Motosiklet Montu', 'Motosiklet Eldiveni'] },
  { name: 'Oto Bakım', leaves: ['Oto Şampuanı', 'Cila', 'Basınçlı Yıkama Makinesi'] },
]
