import { getOfficeToday } from '@market/contract/counter'
import { Outlet, useLocation } from 'react-router-dom'
import { useCall } from './desk/use-desk.ts'
import { Frame, Guarded } from './frame/frame.tsx'
import type { NavItem } from './frame/nav-item.ts'
import { NotFound } from './frame/not-found.tsx'
import { openRoutes, page } from './people/open-routes.ts'
import { startPanel } from './start-panel.tsx'

const nav: readonly NavItem[] = [
  { href: '/', text: 'Bugün', icon: { shop: 'house' }, letter: 'b', phone: true },
  {
    href: '/saticilar',
    text: 'Başvuru ve satıcılar',
    icon: { shop: 'storefront' },
    letter: 'm',
    needs: 'seller.decide',
    searches: true,
    queues: ['applications', 'openings', 'hearings', 'requirements', 'messages'],
  },
  {
    href: '/siparisler',
    text: 'Siparişler',
    icon: { shop: 'receipt' },
    letter: 's',
    needs: 'order.read',
    searches: true,
    phone: true,
  },
  {
    href: '/itirazlar',
    text: 'İtirazlar',
    icon: { desk: 'scales' },
    letter: 't',
    needs: 'return.decide',
    queues: ['disputes'],
    phone: true,
  },
  { href: '/personel', text: 'Personel', icon: { desk: 'users' }, letter: 'p', needs: 'staff.manage' },
  { href: '/iz', text: 'Denetim izi', icon: { desk: 'history' }, letter: 'z', needs: 'audit.read' },
]

function OfficeFrame() {
  const today = useCall(getOfficeToday, {}, useLocation().pathname)
  return (
    <Frame tool="Ofis" nav={nav} today={today}>
      <Outlet />
    </Frame>
  )
}

await startPanel('office', [
  ...openRoutes,
  {
    element: (
      <Guarded>
        <OfficeFrame />
      </Guarded>
    ),
    children: [
      page('/', () => import('./today/office-today.tsx')),
      page('/saticilar', () => import('./office/sellers-page.tsx')),
      page('/saticilar/:id', () => import('./office/seller-page.tsx')),
      page('/siparisler', () => import('./office/orders-page.tsx')),
      page('/siparisler/:number', () => import('./office/order-page.tsx')),
      page('/itirazlar', () => import('./office/disputes-page.tsx')),
      page('/itirazlar/:id', () => import('./office/dispute-page.tsx')),
      page('/personel', () => import('./office/staff-page.tsx')),
      page('/iz', () => import('./office/audit-page.tsx')),
      page('/hesabim', () => import('./people/account-page.tsx')),
      { path: '*', Component: NotFound },
    ],
  },
])
