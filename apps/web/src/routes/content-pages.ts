import type { RouteObject } from 'react-router-dom'
import { pageRoute } from './to-route.tsx'

/** A page of text: the provider decides its content and whether it exists. */
const contentRoute = (path: string, id: string) =>
  pageRoute(path, 'src/rooms/content/content-page.tsx', () => import('../rooms/content/content-page.tsx'), id)

/** Pages of text within the default frame. */
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

/** Texts that are agreed to: they are read beside nothing that sells. */
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
