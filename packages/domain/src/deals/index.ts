export { type DaySchedule, type DaySpan, nextSpan, runsOn } from './day-schedule.ts'
export type { DealCatalog, DealRequest, TodayDeal } from './deal-catalog.ts'
export { dealPrice } from './deal-price.ts'
export {
  activeDealProducts,
  type Countdown,
  dealCountdown,
  isSlotRunning,
  slotTime,
  slotTimeText,
} from './deal-slots.ts'
export { type CategoryOffer, offerOfCategory } from './offer-of-category.ts'
