import { getOfficeToday } from '@market/contract/counter'
import { Outlet, useLocation } from 'react-router-dom'
import { useCall } from './desk/use-desk.ts'
import { Frame, Guarded } from './frame/frame.tsx'
import { NotFound } from './frame/not-found.tsx'
import { officeNav } from './office/office-nav.ts'
import { openRoutes, page } from './people/open-routes.ts'
import { startPanel } from './start-panel.tsx'

function OfficeFrame() {
  const today = useCall(getOfficeToday, {}, useLocation().pathname)
  return (
    <Frame tool="Ofis" nav={officeNav} today={today}>
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
