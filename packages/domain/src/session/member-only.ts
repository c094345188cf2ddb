import { pathOnly } from '../navigation/classify-path.ts'
import { routeName } from './route-name.ts'

/** Pages that require a login: those of specification section 2, then the shop's other account pages. */
const memberOnly = new Set([
  'my-siparisler',
  'my-bilgi',
  'my-tr-adresler',
  'my-tr-yorumlar',
  'my-tr-hesap-numaralari',
  'my-listelerim',
  'my-sifre-degistir',
  'my-bildirimler',
  'my-takip-ettiklerim',
  'my-alarmlarim',
  'my-kuponlarim',
  'my-cihaz-satislarim',
  'my-sorularim',
  'my-kartlarim',
  'my-cekilisler-biletlerim',
])
/** The only account page that shares its route with a public page. */
const tickets = '/my/cekilisler/biletlerim'

/** Whether a page, by path or route name, needs a login: losing the session there leads home (rules.md S2, S3). */
export const isMemberOnly = (route: string): boolean =>
  memberOnly.has(routeName(route)) || (route.startsWith('/') && pathOnly(route) === tickets)
