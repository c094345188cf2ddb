import type { RouteObject } from 'react-router-dom'
import { pageRoute } from './to-route.tsx'

/** Pages for account recovery, followed shops, shared lists, alarms, buy-back, finished orders, tolls and raffles. */
export const servicePages: RouteObject[] = [
  pageRoute('/sifremi-unuttum', 'src/rooms/account/forgot-page.tsx', () => import('../rooms/account/forgot-page.tsx')),
  pageRoute(
    '/my/tr/sifremi-degistir/:token',
    'src/rooms/account/recover-page.tsx',
    () => import('../rooms/account/recover-page.tsx'),
  ),
  pageRoute(
    '/my/tr/activation-link/:token',
    'src/rooms/account/activation-page.tsx',
    () => import('../rooms/account/activation-page.tsx'),
  ),
  pageRoute(
    '/my/sifre-degistir',
    'src/rooms/account/change-password-page.tsx',
    () => import('../rooms/account/change-password-page.tsx'),
  ),
  pageRoute(
    '/my/takip-ettiklerim',
    'src/rooms/shops/followed-page.tsx',
    () => import('../rooms/shops/followed-page.tsx'),
  ),
  pageRoute(
    '/my/liste/:token',
    'src/rooms/lists/shared-list-page.tsx',
    () => import('../rooms/lists/shared-list-page.tsx'),
  ),
  pageRoute(
    '/my/paylasilan-sepet/:token',
    'src/rooms/cart/shared/shared-cart-page.tsx',
    () => import('../rooms/cart/shared/shared-cart-page.tsx'),
  ),
  pageRoute('/my/cevrimdisi', 'src/rooms/offline/offline-page.tsx', () => import('../rooms/offline/offline-page.tsx')),
  pageRoute('/my/alarmlarim', 'src/rooms/alarms/alarms-page.tsx', () => import('../rooms/alarms/alarms-page.tsx')),
  pageRoute('/my/kuponlarim', 'src/rooms/account/coupons-page.tsx', () => import('../rooms/account/coupons-page.tsx')),
  pageRoute(
    '/my/alarm-bitir',
    'src/rooms/alarms/end-alarms-page.tsx',
    () => import('../rooms/alarms/end-alarms-page.tsx'),
  ),
  pageRoute(
    '/my/kargo-iletileri',
    'src/rooms/orders/parcel/parcel-mails-page.tsx',
    () => import('../rooms/orders/parcel/parcel-mails-page.tsx'),
  ),
  pageRoute(
    '/my/kartlarim',
    'src/rooms/account/cards/cards-page.tsx',
    () => import('../rooms/account/cards/cards-page.tsx'),
  ),
  pageRoute('/anket', 'src/rooms/shops/poll-page.tsx', () => import('../rooms/shops/poll-page.tsx')),
  pageRoute(
    '/my/bildirimler',
    'src/rooms/account/notifications-page.tsx',
    () => import('../rooms/account/notifications-page.tsx'),
  ),
  pageRoute('/cihaz-satis', 'src/rooms/buy-back/sell-page.tsx', () => import('../rooms/buy-back/sell-page.tsx')),
  pageRoute(
    '/cihaz-satis/:service/:offer',
    'src/rooms/buy-back/sale-page.tsx',
    () => import('../rooms/buy-back/sale-page.tsx'),
    'cihaz-satis-takip',
  ),
  pageRoute(
    '/my/cihaz-satislarim',
    'src/rooms/buy-back/sales-page.tsx',
    () => import('../rooms/buy-back/sales-page.tsx'),
  ),
  pageRoute(
    '/magaza-basvuru',
    'src/rooms/shops/application-page.tsx',
    () => import('../rooms/shops/application-page.tsx'),
  ),
  pageRoute('/my/siparis-takip', 'src/rooms/orders/track-page.tsx', () => import('../rooms/orders/track-page.tsx')),
  pageRoute(
    '/my/siparis-tamamlandi',
    'src/rooms/checkout/result/completed-page.tsx',
    () => import('../rooms/checkout/result/completed-page.tsx'),
  ),
  pageRoute(
    '/my/siparis-tamamlanamadi',
    'src/rooms/checkout/result/failed-page.tsx',
    () => import('../rooms/checkout/result/failed-page.tsx'),
  ),
  pageRoute(
    '/my/link-olusturuldu',
    'src/rooms/checkout/result/link-page.tsx',
    () => import('../rooms/checkout/result/link-page.tsx'),
  ),
  pageRoute('/my/hgs/bakiye-yukleme', 'src/rooms/hgs/top-up-page.tsx', () => import('../rooms/hgs/top-up-page.tsx')),
  pageRoute(
    '/my/hgs/bakiye-yuklenemedi',
    'src/rooms/hgs/failed-page.tsx',
    () => import('../rooms/hgs/failed-page.tsx'),
  ),
  pageRoute('/my/cekilisler', 'src/rooms/raffle/raffles-page.tsx', () => import('../rooms/raffle/raffles-page.tsx')),
  pageRoute(
    '/my/cekilisler/odeme',
    'src/rooms/raffle/payment-page.tsx',
    () => import('../rooms/raffle/payment-page.tsx'),
  ),
  pageRoute(
    '/my/cekilisler/biletlerim',
    'src/rooms/raffle/tickets-page.tsx',
    () => import('../rooms/raffle/tickets-page.tsx'),
  ),
]
