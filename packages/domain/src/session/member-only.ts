import { routeName } from './route-name.ts'

/** Pages that need a login (specification section 2). */
const memberOnly = new Set([
  'my-siparisler',
  'my-bilgi',
  'my-tr-adresler',
  'my-tr-yorumlar',
  'my-tr-hesap-numaralari',
  'my-listelerim',
])

/** Whether a page, by path or route name, needs a login: losing the session there leads home (rules.md S2, S3). */
export const isMemberOnly = (route: string): boolean => memberOnly.has(routeName(route))
