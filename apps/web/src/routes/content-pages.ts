import type { RouteObject } from 'react-router-dom'
import { pageRoute } from './to-route.tsx'

/** A content page: the API decides its content and whether it exists. */
const contentRoute = (path: string, id: string) =>
  pageRoute(path, 'src/rooms/content/content-page.tsx', () => import('../rooms/content/content-page.tsx'), id)

/** Content pages inside the default layout. */
export const contentPages: RouteObject[] = [
  contentRoute('/static/:name/:tab?', 'static'),
  contentRoute('/kampanya/:name', 'landing'),
  contentRoute('/tarim-kredi', 'tarim-kredi'),
  contentRoute('/sayfa/:name', 'sayfa'),
]

export const appPages: RouteObject[] = [
  contentRoute('/pttem/:name', 'pttem'),
  contentRoute('/pttem-kart', 'pttem-kart'),
]

/** Legal texts that shoppers agree to, shown in a layout without products. */
const contracts = [
  'uyelik-sozlesmesi',
  'mesafeli-satis-sozlesmesi',
  'gizlilik',
  'cerez-politikasi',
  'aydinlatma-metni',
  'acik-riza',
  'imha-politikasi',
]

export const contractPages: RouteObject[] = contracts.map((name) =>
  contentRoute(`/sayfa/${name}.html`, `sayfa:${name}`),
)
