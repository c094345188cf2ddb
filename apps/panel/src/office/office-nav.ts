import type { NavItem } from '../frame/nav-item.ts'

/** Pages of the office in the rail. */
export const officeNav: readonly NavItem[] = [
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
