export { applyToSell, type SellerApplications } from './apply-to-sell.ts'
export {
  emptySellerApplication,
  type SellerApplication,
  type SellerApplicationParams,
  type SellerChoice,
  type SellerField,
  sellerLengths,
  sellerProblems,
} from './seller-application.ts'
export type { ShopDirectory } from './shop-directory.ts'
export type { ShopFollowing } from './shop-following.ts'
export type { ShopList, ShopListRequest, ShopPages, ShopSort } from './shop-pages.ts'
export type { Shop, ShopCard } from './shop.ts'
export { toggleFollow } from './toggle-follow.ts'
