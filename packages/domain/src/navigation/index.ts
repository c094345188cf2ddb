export { classifyPath, type PathClass } from './classify-path.ts'
export { metaTitle } from './meta-title.ts'
export { legacyRedirect, lowerCaseAddress, siteRedirect } from './redirects.ts'
export { safeReturnRoute } from './safe-return-route.ts'
export { seoTitle } from './seo-title.ts'
export {
  brandUrl,
  campaignPreviewUrl,
  campaignUrl,
  categoryUrl,
  collectionUrl,
  commentsUrl,
  dealUrl,
  deviceSaleUrl,
  productUrl,
  searchUrl,
  shopUrl,
  tagUrl,
} from './site-url.ts'
