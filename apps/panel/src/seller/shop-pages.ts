import type { PageItem } from '../frame/nav-item.ts'

/** Pages of *Mağaza ve ekip* beside the first one. */
export const shopPages: readonly PageItem[] = [
  { href: '/magaza/belgeler', text: 'Belgeler ve sözleşme' },
  { href: '/magaza/ekip', text: 'Ekip ve anahtarlar', needs: 'team.manage' },
  { href: '/magaza/mesajlar', text: 'Mesajlar' },
]
