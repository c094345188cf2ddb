import { getSellerToday } from '@market/contract/counter'
import { Outlet, useLocation } from 'react-router-dom'
import { useCall } from './desk/use-desk.ts'
import { Frame, Guarded } from './frame/frame.tsx'
import type { NavItem } from './frame/nav-item.ts'
import { NotFound } from './frame/not-found.tsx'
import { shopPages } from './seller/shop-pages.ts'
import { openRoutes, page } from './people/open-routes.ts'
import { startPanel } from './start-panel.tsx'

const nav: readonly NavItem[] = [
  { href: '/', text: 'Bugün', icon: { shop: 'house' }, letter: 'b', phone: true },
  {
    href: '/siparisler',
    text: 'Siparişler',
    icon: { shop: 'package' },
    letter: 's',
    needs: 'package.read',
    searches: true,
    queues: ['to-accept', 'to-pack', 'to-ship'],
    phone: true,
  },
  {
    href: '/iadeler',
    text: 'İadeler',
    icon: { shop: 'arrow-u-up-left' },
    letter: 'a',
    needs: 'package.read',
    queues: ['returns'],
    phone: true,
  },
  {
    href: '/magaza',
    text: 'Mağaza ve ekip',
    icon: { shop: 'storefront' },
    letter: 'm',
    queues: ['requirements', 'messages'],
  },
]

function SellerFrame() {
  const today = useCall(getSellerToday, {}, useLocation().pathname)
  return (
    <Frame tool="Satıcı" nav={nav} more={shopPages} today={today}>
      <Outlet />
    </Frame>
  )
}

await startPanel('seller', [
  ...openRoutes,
  {
    element: (
      <Guarded>
        <SellerFrame />
      </Guarded>
    ),
    children: [
      page('/', () => import('./today/seller-today.tsx')),
      page('/siparisler', () => import('./seller/packages-page.tsx')),
      page('/siparisler/:id', () => import('./seller/package/package-page.tsx')),
      page('/iadeler', () => import('./seller/returns-page.tsx')),
      page('/iadeler/:id', () => import('./seller/returns-page.tsx')),
      page('/magaza', () => import('./seller/shop-page.tsx')),
      page('/magaza/belgeler', () => import('./seller/requirements-page.tsx')),
      page('/magaza/ekip', () => import('./seller/team-page.tsx')),
      page('/magaza/mesajlar', () => import('./seller/messages-page.tsx')),
      page('/hesabim', () => import('./people/account-page.tsx')),
      { path: '*', Component: NotFound },
    ],
  },
])
