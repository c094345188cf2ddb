import type { RouteObject } from 'react-router-dom'
import { ErrorPage } from '../frame/error-page/error-page.tsx'
import { DefaultLayout } from '../frame/layouts/default-layout.tsx'
import { ProductLayout } from '../frame/layouts/product-layout.tsx'
import { withLayout } from './layouts.ts'
import { loadFrame } from '../frame/layouts/load-frame.ts'
import { pageFailure } from '../page/page-failure.ts'
import { slugRoute } from './slug-route.tsx'
import { memberPages } from './member-pages.ts'
import { movedAddresses } from './moved-addresses.ts'
import { servicePages } from './service-pages.ts'
import { shoppingPages } from './shopping-pages.ts'
import { pageRoute } from './to-route.tsx'
import { appPages, contentPages, contractPages } from './content-pages.ts'

/** Every address of the shop, in the specification's order; the last catch-all is the category. */
export const routeTable: RouteObject[] = [
  {
    id: 'default',
    loader: loadFrame,
    // Loaded once per visit, so that the banner above the header does not change while the page is in use.
    shouldRevalidate: () => false,
    Component: DefaultLayout,
    ErrorBoundary: ErrorPage,
    children: [
      withLayout('home', [
        pageRoute('/', 'src/rooms/home/home-page.tsx', () => import('../rooms/home/home-page.tsx'), 'index'),
      ]),
      withLayout('withLogin', memberPages),
      ...shoppingPages,
      ...servicePages,
      ...contentPages,
      ...movedAddresses,
      {
        id: 'layout:product',
        Component: ProductLayout,
        children: [
          pageRoute(
            '/:slug/yorumlar',
            'src/rooms/product/comments/comments-page.tsx',
            () => import('../rooms/product/comments/comments-page.tsx'),
            'product-comments',
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
    pageRoute('/giris-yap', 'src/rooms/account/login-page.tsx', () => import('../rooms/account/login-page.tsx')),
    pageRoute('/uye-ol', 'src/rooms/account/register-page.tsx', () => import('../rooms/account/register-page.tsx')),
  ]),
  withLayout('routing', [
    pageRoute(
      '/banka-yonlendirmesi',
      'src/rooms/checkout/result/bank-return-page.tsx',
      () => import('../rooms/checkout/result/bank-return-page.tsx'),
    ),
  ]),
  withLayout('basic', [
    pageRoute('/my/tr/sepet', 'src/rooms/cart/cart-page.tsx', () => import('../rooms/cart/cart-page.tsx')),
    // Two addresses of the checkout page; each opens it at its step.
    ...['/my/tr/adres', '/my/tr/odeme-yontemi'].map((path) =>
      pageRoute(path, 'src/rooms/checkout/checkout-page.tsx', () => import('../rooms/checkout/checkout-page.tsx')),
    ),
  ]),
  // Opened from the app.
  withLayout('mobile', appPages),
  withLayout('secondary', contractPages),
  // Opened from a mail or a message; shows the result and a link onwards.
  withLayout('empty', [
    pageRoute(
      '/my/tr/kullanici-onay/:status',
      'src/rooms/account/consent-result-page.tsx',
      () => import('../rooms/account/consent-result-page.tsx'),
    ),
  ]),
  withLayout('test', [
    pageRoute('/test/link', 'src/rooms/gallery/gallery-page.tsx', () => import('../rooms/gallery/gallery-page.tsx')),
  ]),
]
