export {
  defaultListName,
  type FavouriteList,
  isFavourite,
  type ListContent,
  type ListEntry,
  type ListSummary,
} from './favourite-list.ts'
export { type GiftMark, type GiftRefusal, type GiftTake, maxGiftTakes, takeGift, visibleGifts } from './gift-takes.ts'
export type { ListGateway } from './list-gateway.ts'
export { isSameListName, listNameProblems, maxListNameLength, normalizeListName } from './list-name.ts'
export { moveFavourite } from './move-favourite.ts'
export { createList, renameList } from './name-list.ts'
export { setFavourite } from './set-favourite.ts'
export type { ListGifts, ListShare, SharedList, SharedListGateway } from './shared-list.ts'
