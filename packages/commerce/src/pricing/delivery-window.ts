import { afterWorkingDays, turkishDay, turkishDayStart, isoDayText } from '@market/domain/kernel'
import { fastHandover } from '@market/domain/catalog'

/** Days in transit after the shop has handed over the parcel. */
export const transitDays = { min: 1, max: 3 }

/** First and last day of the estimated delivery as `YYYY-MM-DD` in Turkish time; Sundays and holidays are not counted. */
export function deliveryWindow(prepareDays: number, now: Date): { readonly from: string; readonly to: string } {
  return {
    from: dayAfter(now, prepareDays + transitDays.min),
    to: dayAfter(now, prepareDays + transitDays.max),
  }
}

/** The day on which fast shipping arrives, by the promise of `fastHandover`. */
export function fastDeliveryWindow(now: Date): { readonly from: string; readonly to: string } {
  const next = isoDayText(turkishDayStart(fastHandover(now).arrives))
  return { from: next, to: next }
}

/** Only fast shipping promises a single day. */
export const isFastWindow = ({ from, to }: { readonly from: string; readonly to: string }): boolean => from === to

const dayAfter = (now: Date, workingDays: number): string =>
  isoDayText(turkishDayStart(afterWorkingDays(turkishDay(now), workingDays)))
