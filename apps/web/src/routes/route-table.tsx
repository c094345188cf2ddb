import { legacyRedirect, siteRedirect } from '@market/domain'
import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '../frame/error-page/error-page.tsx'
import { DefaultLayout } from '../frame/layouts/default-layout.tsx'
import { ProductLayout } from '../frame/layouts/product-layout.tsx'
import { withLayout } from './layouts.ts'
import { loadFrame } from '../frame/layouts/load-frame.ts'
import { pageFailure } from '../page/page-failure.ts'
import { slugRoute } from './slug-route.tsx'
import { pageRoute, redirectRoute } from './to-route.tsx'

const moved = (path: string, rule: (path: string) => string | undefined) =>
  redirectRoute(path, `moved:${path}`, (url) => rule(url.pathname + url.search))

/** A page of text: what stands there is the provider's matter, also whether it is there. */
const contentRoute = (path: string, id: string) =>
  pageRoute(path, id, 'src/rooms/content/content-page.tsx', () => import('../rooms/content/content-page.tsx'))

/** Texts that are agreed to: they are read beside nothing that sells. */
const contracts = [
  'uyelik-sozlesmesi',
  'mesafeli-satis-sozlesmesi',
  'gizlilik',
  'cerez-politikasi',
  'aydinlatma-metni',
  'acik-riza',
  'imha-politikasi',
]

/** Every address of the shop, in the specification's order; the last catch-all is the category. */
export const routeTable: RouteObject[] = [
  {
    id: 'default',
    loader: loadFrame,
    // Read with the visit: what stands over the header does not change under a shopper's hands.
    shouldRevalidate: () => false,
    Component: DefaultLayout,
    ErrorBoundary: ErrorPage,
    children: [
      withLayout('home', [
        pageRoute('/', 'index', 'src/rooms/home/home-page.tsx', () => import('../rooms/home/home-page.tsx')),
      ]),
      withLayout('withLogin', [
        pageRoute(
          '/my/bilgi',
          'my-bilgi',
          'src/rooms/account/profile-page.tsx',
          () => import('../rooms/account/profile-page.tsx'),
        ),
        pageRoute(
          '/my/listelerim/:slug?',
          'my-listelerim',
          'src/rooms/lists/lists-page.tsx',
          () => import('../rooms/lists/lists-page.tsx'),
        ),
        pageRoute(
          '/my/sorularim',
          'my-sorularim',
          'src/rooms/reviews/questions-page.tsx',
          () => import('../rooms/reviews/questions-page.tsx'),
        ),
        pageRoute(
          '/my/tr/yorumlar',
          'my-tr-yorumlar',
          'src/rooms/reviews/reviews-page.tsx',
          () => import('../rooms/reviews/reviews-page.tsx'),
        ),
        pageRoute(
          '/my/tr/adresler',
          'my-tr-adresler',
          'src/rooms/account/addresses-page.tsx',
          () => import('../rooms/account/addresses-page.tsx'),
        ),
        pageRoute(
          '/my/tr/hesap-numaralari',
          'my-tr-hesap-numaralari',
          'src/rooms/account/bank-accounts-page.tsx',
          () => import('../rooms/account/bank-accounts-page.tsx'),
        ),
        pageRoute(
          '/my/siparisler',
          'my-siparisler',
          'src/rooms/orders/orders-page.tsx',
          () => import('../rooms/orders/orders-page.tsx'),
        ),
        pageRoute(
          '/my/siparisler/:number',
          'my-siparis',
          'src/rooms/orders/order-page.tsx',
          () => import('../rooms/orders/order-page.tsx'),
        ),
      ]),
      pageRoute(
        '/arama',
        'search',
        'src/rooms/listing/search-page.tsx',
        () => import('../rooms/listing/search-page.tsx'),
      ),
      pageRoute(
        '/arama/:category',
        'search-category',
        'src/rooms/listing/search-page.tsx',
        () => import('../rooms/listing/search-page.tsx'),
      ),
      pageRoute(
        '/tagsearch',
        'tagsearch',
        'src/rooms/showcase/tag-page.tsx',
        () => import('../rooms/showcase/tag-page.tsx'),
      ),
      pageRoute(
        '/tagsearch/:tag',
        'tagsearch-tag',
        'src/rooms/showcase/tag-page.tsx',
        () => import('../rooms/showcase/tag-page.tsx'),
      ),
      pageRoute(
        '/firsat/:slug',
        'firsat-slug',
        'src/rooms/showcase/deal-page.tsx',
        () => import('../rooms/showcase/deal-page.tsx'),
      ),
      pageRoute(
        '/sepete-ekle',
        'sepete-ekle',
        'src/rooms/product/add-to-cart/add-to-cart-page.tsx',
        () => import('../rooms/product/add-to-cart/add-to-cart-page.tsx'),
      ),
      pageRoute(
        '/koleksiyon/cografi-isaretli-urunler',
        'koleksiyon-cografi',
        'src/rooms/showcase/origins-page.tsx',
        () => import('../rooms/showcase/origins-page.tsx'),
      ),
      pageRoute(
        '/koleksiyon/hediye-bul',
        'koleksiyon-hediye',
        'src/rooms/showcase/gifts-page.tsx',
        () => import('../rooms/showcase/gifts-page.tsx'),
      ),
      pageRoute(
        '/koleksiyon/hediye-bul/:id',
        'koleksiyon-hediye-fikri',
        'src/rooms/showcase/gift-page.tsx',
        () => import('../rooms/showcase/gift-page.tsx'),
      ),
      pageRoute(
        '/koleksiyon/:list',
        'koleksiyon',
        'src/rooms/showcase/collection-page.tsx',
        () => import('../rooms/showcase/collection-page.tsx'),
      ),
      pageRoute(
        '/kampanyalar',
        'kampanyalar',
        'src/rooms/showcase/campaigns-page.tsx',
        () => import('../rooms/showcase/campaigns-page.tsx'),
      ),
      pageRoute(
        '/kampanyalar/:campaign_slug/:campaign_tab_slug?',
        'kampanya',
        'src/rooms/showcase/campaign-page.tsx',
        () => import('../rooms/showcase/campaign-page.tsx'),
      ),
      pageRoute(
        '/campaign-preview/:campaign_slug/:campaign_tab_slug?',
        'campaign-preview',
        'src/rooms/showcase/campaign-preview-page.tsx',
        () => import('../rooms/showcase/campaign-preview-page.tsx'),
      ),
      pageRoute(
        '/magaza/:shop_slug/:category?/:alt_cat?',
        'magaza',
        'src/rooms/shops/shop-page.tsx',
        () => import('../rooms/shops/shop-page.tsx'),
      ),
      pageRoute(
        '/magaza-liste',
        'magaza-liste',
        'src/rooms/shops/shops-page.tsx',
        () => import('../rooms/shops/shops-page.tsx'),
      ),
      pageRoute(
        '/sifremi-unuttum',
        'sifremi-unuttum',
        'src/rooms/account/forgot-page.tsx',
        () => import('../rooms/account/forgot-page.tsx'),
      ),
      pageRoute(
        '/my/tr/sifremi-degistir/:token',
        'my-tr-sifremi-degistir',
        'src/rooms/account/recover-page.tsx',
        () => import('../rooms/account/recover-page.tsx'),
      ),
      pageRoute(
        '/my/tr/activation-link/:token',
        'my-tr-activation-link',
        'src/rooms/account/activation-page.tsx',
        () => import('../rooms/account/activation-page.tsx'),
      ),
      pageRoute(
        '/my/sifre-degistir',
        'my-sifre-degistir',
        'src/rooms/account/change-password-page.tsx',
        () => import('../rooms/account/change-password-page.tsx'),
      ),
      pageRoute(
        '/my/takip-ettiklerim',
        'my-takip-ettiklerim',
        'src/rooms/shops/followed-page.tsx',
        () => import('../rooms/shops/followed-page.tsx'),
      ),
      pageRoute('/anket', 'anket', 'src/rooms/shops/poll-page.tsx', () => import('../rooms/shops/poll-page.tsx')),
      pageRoute(
        '/my/bildirimler',
        'my-bildirimler',
        'src/rooms/account/notifications-page.tsx',
        () => import('../rooms/account/notifications-page.tsx'),
      ),
      pageRoute(
        '/cihaz-satis',
        'cihaz-satis',
        'src/rooms/buy-back/sell-page.tsx',
        () => import('../rooms/buy-back/sell-page.tsx'),
      ),
      pageRoute(
        '/cihaz-satis/:service/:offer',
        'cihaz-satis-takip',
        'src/rooms/buy-back/sale-page.tsx',
        () => import('../rooms/buy-back/sale-page.tsx'),
      ),
      pageRoute(
        '/my/cihaz-satislarim',
        'my-cihaz-satislarim',
        'src/rooms/buy-back/sales-page.tsx',
        () => import('../rooms/buy-back/sales-page.tsx'),
      ),
      pageRoute(
        '/magaza-basvuru',
        'magaza-basvuru',
        'src/rooms/shops/application-page.tsx',
        () => import('../rooms/shops/application-page.tsx'),
      ),
      pageRoute(
        '/my/siparis-takip',
        'my-siparis-takip',
        'src/rooms/orders/track-page.tsx',
        () => import('../rooms/orders/track-page.tsx'),
      ),
      pageRoute(
        '/my/siparis-tamamlandi',
        'my-siparis-tamamlandi',
        'src/rooms/checkout/result/completed-page.tsx',
        () => import('../rooms/checkout/result/completed-page.tsx'),
      ),
      pageRoute(
        '/my/siparis-tamamlanamadi',
        'my-siparis-tamamlanamadi',
        'src/rooms/checkout/result/failed-page.tsx',
        () => import('../rooms/checkout/result/failed-page.tsx'),
      ),
      pageRoute(
        '/my/link-olusturuldu',
        'my-link-olusturuldu',
        'src/rooms/checkout/result/link-page.tsx',
        () => import('../rooms/checkout/result/link-page.tsx'),
      ),
      pageRoute(
        '/my/hgs/bakiye-yukleme',
        'my-hgs-bakiye-yukleme',
        'src/rooms/hgs/top-up-page.tsx',
        () => import('../rooms/hgs/top-up-page.tsx'),
      ),
      pageRoute(
        '/my/hgs/bakiye-yuklenemedi',
        'my-hgs-bakiye-yuklenemedi',
        'src/rooms/hgs/failed-page.tsx',
        () => import('../rooms/hgs/failed-page.tsx'),
      ),
      pageRoute(
        '/my/cekilisler',
        'my-cekilisler',
        'src/rooms/raffle/raffles-page.tsx',
        () => import('../rooms/raffle/raffles-page.tsx'),
      ),
      pageRoute(
        '/my/cekilisler/odeme',
        'my-cekilisler-odeme',
        'src/rooms/raffle/payment-page.tsx',
        () => import('../rooms/raffle/payment-page.tsx'),
      ),
      pageRoute(
        '/my/cekilisler/biletlerim',
        'my-cekilisler-biletlerim',
        'src/rooms/raffle/tickets-page.tsx',
        () => import('../rooms/raffle/tickets-page.tsx'),
      ),
      contentRoute('/static/:name/:tab?', 'static'),
      contentRoute('/kampanya/:name', 'landing'),
      contentRoute('/tarim-kredi', 'tarim-kredi'),
      contentRoute('/sayfa/:name', 'sayfa'),
      moved('/itemlist/*', legacyRedirect),
      moved('/item/*', legacyRedirect),
      moved('/category/*', legacyRedirect),
      moved('/my', siteRedirect),
      moved('/hediye/*', siteRedirect),
      moved('/surpriz-cekilis/*', siteRedirect),
      moved('/firsatlar/*', siteRedirect),
      moved('/kampanya/toprak-mahsulleri-ofisi', siteRedirect),
      moved('/:slug/yorumlar/:page', siteRedirect),
      {
        id: 'layout:product',
        Component: ProductLayout,
        children: [
          pageRoute(
            '/:slug/yorumlar',
            'product-comments',
            'src/rooms/product/comments/comments-page.tsx',
            () => import('../rooms/product/comments/comments-page.tsx'),
          ),
          slugRoute,
        ],
      },
      {
        path: '*',
        id: 'not-found',
        loader: () => {
          throw pageFailure(404, '')
        },
      },
    ],
  },
  withLayout('login', [
    pageRoute(
      '/giris-yap',
      'giris-yap',
      'src/rooms/account/login-page.tsx',
      () => import('../rooms/account/login-page.tsx'),
    ),
    pageRoute(
      '/uye-ol',
      'uye-ol',
      'src/rooms/account/register-page.tsx',
      () => import('../rooms/account/register-page.tsx'),
    ),
  ]),
  withLayout('routing', [
    pageRoute(
      '/banka-yonlendirmesi',
      'banka-yonlendirmesi',
      'src/rooms/checkout/result/bank-return-page.tsx',
      () => import('../rooms/checkout/result/bank-return-page.tsx'),
    ),
  ]),
  withLayout('basic', [
    pageRoute(
      '/my/tr/sepet',
      'my-tr-sepet',
      'src/rooms/cart/cart-page.tsx',
      () => import('../rooms/cart/cart-page.tsx'),
    ),
    pageRoute(
      '/my/tr/adres',
      'my-tr-adres',
      'src/rooms/checkout/address/address-page.tsx',
      () => import('../rooms/checkout/address/address-page.tsx'),
    ),
    pageRoute(
      '/my/tr/odeme-yontemi',
      'my-tr-odeme-yontemi',
      'src/rooms/checkout/payment/payment-page.tsx',
      () => import('../rooms/checkout/payment/payment-page.tsx'),
    ),
  ]),
  // Opened from the app.
  withLayout('mobile', [contentRoute('/pttem/:name', 'pttem'), contentRoute('/pttem-kart', 'pttem-kart')]),
  withLayout(
    'secondary',
    contracts.map((name) => contentRoute(`/sayfa/${name}.html`, `sayfa:${name}`)),
  ),
  // Opened from a mail or a message: the answer and the way on.
  withLayout('empty', [
    pageRoute(
      '/my/tr/kullanici-onay/:status',
      'my-tr-kullanici-onay',
      'src/rooms/account/consent-result-page.tsx',
      () => import('../rooms/account/consent-result-page.tsx'),
    ),
  ]),
  withLayout('test', [
    pageRoute(
      '/test/link',
      'test-link',
      'src/rooms/gallery/gallery-page.tsx',
      () => import('../rooms/gallery/gallery-page.tsx'),
    ),
  ]),
]
