import { afterWorkingDays } from '../kernel/after-working-days.ts'
import { turkishDay, turkishDayStart } from '../kernel/turkish-time.ts'

/** Times of sellers and office in days, as the operator sets them. */
export interface SellerTerms {
  /** Working days within which the office checks an application or opens a shop. */
  readonly checkDays: number
  /** Working days in which a shop may explain itself before it is stopped. */
  readonly hearDays: number
  /** Days within which a message is answered. */
  readonly messageDays: number
  /** Days within which an applicant sends what is missing. */
  readonly mendDays: number
}

/** The end of the working day that is the given number of working days after an instant; offices do not work on Saturdays. */
export const workingDaysAfter = (since: Date, days: number): Date =>
  turkishDayStart(afterWorkingDays(turkishDay(since), days, 5) + 1)

/** The end of the day that is the given number of days after an instant. */
export const daysAfter = (since: Date, days: number): Date => turkishDayStart(turkishDay(since) + days + 1)

/** An entry from before this instant is due by now, if it has the given number of working days. */
export function dueSince(now: Date, days: number): Date {
  let day = turkishDay(now)
  while (workingDaysAfter(turkishDayStart(day), days) > now) day -= 1
  return turkishDayStart(day + 1)
}

/** Causes for which the law allows a stop before the shop has explained itself. */
export const stopCauses = ['law', 'public-order', 'fraud', 'data-breach', 'security'] as const
/** Cause of the law for a stop without a hearing. */
export type StopCause = (typeof stopCauses)[number]

/** The end of the time in which a shop may explain itself; then it may be stopped. */
export const hearingEnd = (askedAt: Date, { hearDays }: Pick<SellerTerms, 'hearDays'>): Date =>
  workingDaysAfter(askedAt, hearDays)

/** Whether a shop had its chance to explain: the office asked, and the shop answered or missed the deadline. */
export const wasHeard = (
  { askedAt, answeredAt }: { readonly askedAt: Date | null; readonly answeredAt: Date | null },
  terms: SellerTerms,
  now: Date,
): boolean => askedAt !== null && (answeredAt !== null || hearingEnd(askedAt, terms) <= now)
