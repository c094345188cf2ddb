import type { SeedPage } from '../seed-page.ts'
import { hero, products, stamps } from '../write.ts'
import { terms } from './terms.ts'

export const electronics: SeedPage = {
  path: '/kampanya/elektronik',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Elektronik Kampanyası',
  summary: 'Kulaklıktan televizyona, elektronikte öne çıkan fırsatlar.',
  hero: hero(
    'petrol',
    'scene.computers',
    ['Elektronik', 'Fişi takın, fırsatı kaçırmayın', 'Ses, görüntü ve oyun ürünlerinde gerçek indirimler.'],
    ['Hepsini gör', '/elektronik'],
    'Elektronikte en fazla 4 taksit yapılır.',
  ),
  blocks: [
    stamps(
      ['headphone.sage.natural.front', 'Kulaklık', 'Sessiz yolculuk', '/arama/kulaklik'],
      ['flat-television.sky.natural.front', 'Televizyon', 'Salon sineması', '/arama/televizyon'],
      ['smart-watch.plum.natural.front', 'Akıllı saat', 'Bileğinizde', '/arama/akilli-saat'],
      ['speaker.sand.natural.front', 'Hoparlör', 'Piknik sesi', '/arama/bluetooth-hoparlor'],
    ),
    products('En indirimli elektronik ürünler', 'elektronik', { sort: 'discount_desc' }),
    products('Ses sistemleri', 'ses-sistemleri'),
    products('Televizyonlar', 'televizyon'),
    products('Oyun ve konsol', 'oyun-ve-konsol'),
    ...terms('Taksit sayısı mevzuat gereği sınırlıdır; yeni cep telefonunda taksit yapılamaz.'),
  ],
}
