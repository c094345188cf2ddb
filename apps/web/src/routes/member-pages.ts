import type { RouteObject } from 'react-router-dom'
import { pageRoute } from './to-route.tsx'

/** Pages for members, inside the default layout. */
export const memberPages: RouteObject[] = [
  pageRoute('/my/bilgi', 'src/rooms/account/profile-page.tsx', () => import('../rooms/account/profile-page.tsx')),
  pageRoute('/my/listelerim/:slug?', 'src/rooms/lists/lists-page.tsx', () => import('../rooms/lists/lists-page.tsx')),
  pageRoute(
    '/my/sorularim',
    'src/rooms/reviews/questions-page.tsx',
    () => import('../rooms/reviews/questions-page.tsx'),
  ),
  pageRoute('/my/tr/yorumlar', 'src/rooms/reviews/reviews-page.tsx', () => import('../rooms/reviews/reviews-page.tsx')),
  pageRoute(
    '/my/tr/adresler',
    'src/rooms/account/addresses-page.tsx',
    () => import('../rooms/account/addresses-page.tsx'),
  ),
  pageRoute(
    '/my/tr/hesap-numaralari',
    'src/rooms/account/bank-accounts-page.tsx',
    () => import('../rooms/account/bank-accounts-page.tsx'),
  ),
  pageRoute('/my/siparisler', 'src/rooms/orders/orders-page.tsx', () => import('../rooms/orders/orders-page.tsx')),
  pageRoute(
    '/my/siparisler/:number',
    'src/rooms/orders/order-page.tsx',
    () => import('../rooms/orders/order-page.tsx'),
    'my-siparis',
  ),
]
