import type { RouteObject } from 'react-router-dom'
import { pageRoute } from './to-route.tsx'

/** Pages for finding products: search, tags, deals, collections, campaigns and shops. */
export const shoppingPages: RouteObject[] = [
  pageRoute('/arama', 'src/rooms/listing/search-page.tsx', () => import('../rooms/listing/search-page.tsx'), 'search'),
  pageRoute(
    '/arama/:category',
    'src/rooms/listing/search-page.tsx',
    () => import('../rooms/listing/search-page.tsx'),
    'search-category',
  ),
  pageRoute('/tagsearch', 'src/rooms/showcase/tag-page.tsx', () => import('../rooms/showcase/tag-page.tsx')),
  pageRoute(
    '/tagsearch/:tag',
    'src/rooms/showcase/tag-page.tsx',
    () => import('../rooms/showcase/tag-page.tsx'),
    'tagsearch-tag',
  ),
  pageRoute(
    '/firsat/:slug',
    'src/rooms/showcase/deal-page.tsx',
    () => import('../rooms/showcase/deal-page.tsx'),
    'firsat-slug',
  ),
  pageRoute(
    '/sepete-ekle',
    'src/rooms/product/add-to-cart/add-to-cart-page.tsx',
    () => import('../rooms/product/add-to-cart/add-to-cart-page.tsx'),
  ),
  pageRoute(
    '/koleksiyon/cografi-isaretli-urunler',
    'src/rooms/showcase/origins-page.tsx',
    () => import('../rooms/showcase/origins-page.tsx'),
    'koleksiyon-cografi',
  ),
  pageRoute(
    '/koleksiyon/hediye-bul',
    'src/rooms/showcase/gifts-page.tsx',
    () => import('../rooms/showcase/gifts-page.tsx'),
    'koleksiyon-hediye',
  ),
  pageRoute(
    '/koleksiyon/hediye-bul/:id',
    'src/rooms/showcase/gift-page.tsx',
    () => import('../rooms/showcase/gift-page.tsx'),
    'koleksiyon-hediye-fikri',
  ),
  pageRoute(
    '/koleksiyon/:list',
    'src/rooms/showcase/collection-page.tsx',
    () => import('../rooms/showcase/collection-page.tsx'),
  ),
  pageRoute(
    '/kampanyalar',
    'src/rooms/showcase/campaigns-page.tsx',
    () => import('../rooms/showcase/campaigns-page.tsx'),
  ),
  pageRoute(
    '/kampanyalar/:campaign_slug/:campaign_tab_slug?',
    'src/rooms/showcase/campaign-page.tsx',
    () => import('../rooms/showcase/campaign-page.tsx'),
    'kampanya',
  ),
  pageRoute(
    '/campaign-preview/:campaign_slug/:campaign_tab_slug?',
    'src/rooms/showcase/campaign-preview-page.tsx',
    () => import('../rooms/showcase/campaign-preview-page.tsx'),
  ),
  pageRoute(
    '/magaza/:shop_slug/:category?/:alt_cat?',
    'src/rooms/shops/shop-page.tsx',
    () => import('../rooms/shops/shop-page.tsx'),
  ),
  pageRoute('/magaza-liste', 'src/rooms/shops/shops-page.tsx', () => import('../rooms/shops/shops-page.tsx')),
]
