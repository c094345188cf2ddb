export type { AddedService } from './added-service.ts'
export type { Banner, BannerPosition } from './banner.ts'
export type { CampaignCatalog, CampaignList, CampaignProducts } from './campaign-catalog.ts'
export { type Campaign, type CampaignCard, campaignPhase, type CampaignTab } from './campaign.ts'
export type { CategoryCatalog, CategoryDetail, CategoryRow, CategoryWords } from './category-catalog.ts'
export {
  type CategoryNode,
  categoryTree,
  findCategory,
  findCategoryById,
  leafCategories,
  pathTo,
} from './category-tree.ts'
export type { Collection, CollectionCatalog, Tag, TagCount, TagPage } from './collection-catalog.ts'
export { colourOf, namesColours } from './colour-of.ts'
export { type CommentTheme, commentThemes } from './comment-theme.ts'
export { countThemes, saysWords, type ThemeCount, themesOf, themeWords } from './comment-themes.ts'
export type { Comment, CommentFacets, CommentOrder, CommentPage, CommentRequest } from './comment.ts'
export type { Deal, DealSlot, ProductDeal } from './deal.ts'
export { discountBought, discountLabel } from './discount-bought.ts'
export type { Gift, GiftCatalog, GiftIdea } from './gift-catalog.ts'
export { goOn, type GoOnSources } from './go-on.ts'
export { daysToHandover, fastHandover, type Handover } from './handover.ts'
export { isSearchText } from './is-search-text.ts'
export { kindsOf, partsOfName } from './kinds-of.ts'
export { latestOnly, suggestionLimits } from './latest-only.ts'
export { groupOpen, type PriceRange, type StockFilter, stockFilter } from './listing-filters.ts'
export { type ListingKind, listingKinds } from './listing-kinds.ts'
export { type ListingParams, type ListingQuery, listingQuery } from './listing-query.ts'
export type {
  CategoryCount,
  FoundPage,
  CategoryLink,
  Facet,
  ListingPage,
  SearchFindings,
  ListingRequest,
  SearchRequest,
} from './listing.ts'
export { mainCategories } from './main-categories.ts'
export { isNearlySoldOut } from './nearly-sold-out.ts'
export type { BazaarRegion, Origin, OriginCatalog, OriginPage } from './origin-catalog.ts'
export { type PastSearches, pastSearches } from './past-searches.ts'
export { type CommentPhoto, type PhotographedComment, photosOf } from './photos-of.ts'
export { comparedOf, maxCompared, productSeen, toggleCompared } from './picked-products.ts'
export type { PopularCategories } from './popular-categories.ts'
export { type DayPrice, type PriceChange, priceDays, type PriceSpan, priceSpan, shownPriceDays } from './price-days.ts'
export type { ProductCatalog } from './product-catalog.ts'
export type { ProductPage } from './product-page.ts'
export type {
  AttributeValue,
  Discount,
  ProductAttribute,
  ProductBadge,
  ProductBadges,
  ProductCard,
  ProductCategory,
  ProductDetail,
  ProductVariants,
  Ratings,
  ShopBrief,
  StockCount,
} from './product.ts'
export { peopleWords } from './query/people-words.ts'
export { accessories } from './query/accessories.ts'
export { makeQueryVocabulary, type ShopWords } from './query/make-query-vocabulary.ts'
export {
  type AskedQuery,
  type ProductChoice,
  type QueryFilter,
  type QueryPart,
  type QueryUnderstanding,
  type QueryWord,
} from './query/query-understanding.ts'
export type { Named, NamedCategories, QueryVocabulary } from './query/query-vocabulary.ts'
export { makeSynonyms, type SynonymRow, synonymTerms } from './query/synonyms.ts'
export { asksQuestion } from './query/noise-words.ts'
export { understandQuery } from './query/understand-query.ts'
export { withoutLacking } from './query/without-lacking.ts'
export type { ShopTag } from './shop-tag.ts'
export type { PromotionText, Slide, Tone } from './slide.ts'
export { correctWord, type KnownWord } from './spelling/correct-word.ts'
export { nearWords } from './spelling/near-words.ts'
export { soundKey } from './spelling/sound-key.ts'
export { wordBeginnings } from './spelling/word-beginnings.ts'
export type { Suggestions } from './suggestions.ts'
export {
  addedPrice,
  choiceText,
  firstChoice,
  missingVariant,
  parseChoice,
  printChoice,
  stockOfChoice,
  surchargeOf,
} from './variant-choice.ts'
export { combinationOf, variantStock } from './variant-stock.ts'
export { type WithdrawalRight, withdrawalRight } from './withdrawal-right.ts'
