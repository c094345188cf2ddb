/**
 * Products, shops, pages and campaigns of a fictional shop: the contents of `data`, and pure functions that make the
 * rows to insert at a start.
 */
export { deviceBrands, deviceQuestions, devices, deviceTypes, type SeedDevice } from './devices/devices.ts'
export { seedPages } from './pages/read-pages.ts'
export type { SeedPage } from './pages/seed-page.ts'
export { makeProduct, type SeedProduct } from './products/make-product.ts'
export { installmentLimits, taxRates, taxRatesSince } from './products/rows-by-category.ts'
export { randomOf } from './random.ts'
export { makePickupPoints } from './shops/make-pickup-points.ts'
export { makeShop } from './shops/make-shop.ts'
export { seedShops } from './shops/shops-of-department.ts'
export { seedAddedServices } from './showcase/added-services.ts'
export { seedBankAccounts } from './showcase/bank-accounts.ts'
export { seedBanners } from './showcase/banners.ts'
export { seedCampaigns, seedCollections, seedDeals, seedGifts, seedTags } from './showcase/editors-choice.ts'
export { seedOrigins } from './showcase/origins.ts'
export { seedShopApplication } from './showcase/shop-application.ts'
export { seedSlides } from './showcase/slides.ts'
export { seedSynonyms } from './search/synonyms.ts'
export { brandList } from './vocabulary/brands.ts'
