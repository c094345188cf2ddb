import type { RouteObject } from 'react-router-dom'
import { pageRoute } from './to-route.tsx'

/** Where shoppers look for products: search, tags, deals, collections, campaigns and shops. */
export const shoppingPages: RouteObject[] = [
  pageRoute('/arama', 'search', 'src/rooms/listing/search-page.tsx', () => import('../rooms/listing/search-page.tsx')),
  pageRoute(
    '/arama/:category',
    'search-category',
    'src/rooms/listing/search-page.tsx',
    () => import('../rooms/listing/search-page.tsx'),
  ),
  pageRoute(
    '/tagsearch',
    'tagsearch',
    'src/rooms/showcase/tag-page.tsx',
    () => import('../rooms/showcase/tag-page.tsx'),
  ),
  pageRoute(
    '/tagsearch/:tag',
    'tagsearch-tag',
    'src/rooms/showcase/tag-page.tsx',
    () => import('../rooms/showcase/tag-page.tsx'),
  ),
  pageRoute(
    '/firsat/:slug',
    'firsat-slug',
    'src/rooms/showcase/deal-page.tsx',
    () => import('../rooms/showcase/deal-page.tsx'),
  ),
  pageRoute(
    '/sepete-ekle',
    'sepete-ekle',
    'src/rooms/product/add-to-cart/add-to-cart-page.tsx',
    () => import('../rooms/product/add-to-cart/add-to-cart-page.tsx'),
  ),
  pageRoute(
    '/koleksiyon/cografi-isaretli-urunler',
    'koleksiyon-cografi',
    'src/rooms/showcase/origins-page.tsx',
    () => import('../rooms/showcase/origins-page.tsx'),
  ),
  pageRoute(
    '/koleksiyon/hediye-bul',
    'koleksiyon-hediye',
    'src/rooms/showcase/gifts-page.tsx',
    () => import('../rooms/showcase/gifts-page.tsx'),
  ),
  pageRoute(
    '/koleksiyon/hediye-bul/:id',
    'koleksiyon-hediye-fikri',
    'src/rooms/showcase/gift-page.tsx',
    () => import('../rooms/showcase/gift-page.tsx'),
  ),
  pageRoute(
    '/koleksiyon/:list',
    'koleksiyon',
    'src/rooms/showcase/collection-page.tsx',
    () => import('../rooms/showcase/collection-page.tsx'),
  ),
  pageRoute(
    '/kampanyalar',
    'kampanyalar',
    'src/rooms/showcase/campaigns-page.tsx',
    () => import('../rooms/showcase/campaigns-page.tsx'),
  ),
  pageRoute(
    '/kampanyalar/:campaign_slug/:campaign_tab_slug?',
    'kampanya',
    'src/rooms/showcase/campaign-page.tsx',
    () => import('../rooms/showcase/campaign-page.tsx'),
  ),
  pageRoute(
    '/campaign-preview/:campaign_slug/:campaign_tab_slug?',
    'campaign-preview',
    'src/rooms/showcase/campaign-preview-page.tsx',
    () => import('../rooms/showcase/campaign-preview-page.tsx'),
  ),
  pageRoute(
    '/magaza/:shop_slug/:category?/:alt_cat?',
    'magaza',
    'src/rooms/shops/shop-page.tsx',
    () => import('../rooms/shops/shop-page.tsx'),
  ),
  pageRoute(
    '/magaza-liste',
    'magaza-liste',
    'src/rooms/shops/shops-page.tsx',
    () => import('../rooms/shops/shops-page.tsx'),
  ),
]
