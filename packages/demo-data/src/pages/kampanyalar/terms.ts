import type { ContentBlock } from '@market/domain/content'
import { h, p, ul } from '../write.ts'

/** The closing section of every campaign: its own conditions and the link to the common ones. */
export const terms = (...own: readonly string[]): readonly ContentBlock[] => [
  h('Kampanya koşulları'),
  ul(
    ...own,
    'Üstü çizili fiyat, ürünün son 30 gündeki en düşük satış fiyatıdır.',
    'İndirim, mağazaların ayırdığı stokla sınırlıdır; ürün sayfasındaki fiyat geçerlidir.',
  ),
  p('Tüm kampanyalar için geçerli kurallar [kampanya kuralları](/sayfa/kampanya-kurallari.html) sayfasındadır.'),
]
