import type { SeedPage } from '../seed-page.ts'
import { action, p, siteMap } from '../write.ts'

/** `/static/divid`: a page of parts with ids; every breadcrumb of a section leads to its part. */
export const siteMapPage: SeedPage = {
  path: '/static/divid',
  section: 'kurumsal',
  kind: 'page',
  title: 'Site Haritası',
  summary: 'Tüm sayfalar konularına göre bir arada: yardım, rehberler, sözleşmeler, hizmetler ve kampanyalar.',
  blocks: [
    p(
      'Aradığınız ürün değil de bir bilgi ise buradan başlayın. Ürünler için yukarıdaki arama kutusunu kullanabilirsiniz.',
    ),
    siteMap,
    action('Aradığınızı bulamadınız mı?', 'Bize yazın', '/sayfa/iletisim.html'),
  ],
}
