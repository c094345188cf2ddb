import type { SeedPage } from '../seed-page.ts'
import { h, hero, products, table, ul } from '../write.ts'
import { terms } from './terms.ts'

export const whiteGoods: SeedPage = {
  path: '/kampanya/beyaz-esya',
  section: 'kampanyalar',
  kind: 'landing',
  title: 'Beyaz Eşya Kampanyası',
  summary: 'Buzdolabı, çamaşır makinesi ve fırında enerji sınıfına göre seçim rehberi ve fırsatlar.',
  hero: hero(
    'mint',
    'scene.appliances',
    ['Beyaz eşya', 'Az harcar, çok yıkar', 'Enerji sınıfı ürün sayfasında; kurulumu sepette ekleyebilirsiniz.'],
    ['Beyaz eşyaya bak', '/arama/beyaz-esya'],
    'Beyaz eşyada en fazla 9 taksit yapılır.',
  ),
  blocks: [
    products('Buzdolapları', 'buzdolabi'),
    products('Çamaşır makineleri', 'camasir-makinesi'),
    products('Bulaşık makineleri', 'bulasik-makinesi'),
    products('Fırın ve ocaklar', 'firin-ve-ocak'),
    h('Hangi ölçü size göre?'),
    table(
      'Evdeki kişi sayısına göre',
      ['Kişi', 'Buzdolabı', 'Çamaşır makinesi', 'Bulaşık makinesi'],
      ['1-2', '250-350 L', '7-8 kg', '10 kişilik'],
      ['3-4', '400-500 L', '8-9 kg', '13 kişilik'],
      ['5 ve üzeri', '500 L ve üzeri', '10 kg ve üzeri', '14-15 kişilik'],
    ),
    ul(
      'Kapı, koridor ve asansör genişliğini sipariş vermeden ölçün.',
      '**Kurulum ve Eski Cihazın Alınması** hizmetini ürün sayfasında ya da sepette ekleyebilirsiniz.',
      'Kurulum için kutuyu yetkili servis gelmeden açmayın.',
    ),
    ...terms('Kurulum fiyata dâhil değildir; ek hizmet olarak seçilir.'),
  ],
}
