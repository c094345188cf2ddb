import { afterWorkingDays, turkishDay } from '@market/domain'

const day = 86_400_000
/** Days in transit after the shop has handed over the parcel. */
export const transitDays = { min: 1, max: 3 }

/** First and last day of the estimated delivery as `YYYY-MM-DD` in Turkish time; Sundays are not counted. */
export function deliveryWindow(prepareDays: number, now: Date): { readonly from: string; readonly to: string } {
  const today = turkishDay(now)
  return {
    from: isoDay(afterWorkingDays(today, prepareDays + transitDays.min)),
    to: isoDay(afterWorkingDays(today, prepareDays + transitDays.max)),
  }
}

/** The next working day: the shop hands over the parcel and the courier delivers it within the city. */
export function fastDeliveryWindow(now: Date): { readonly from: string; readonly to: string } {
  const next = isoDay(afterWorkingDays(turkishDay(now), 1))
  return { from: next, to: next }
}

/** Only fast shipping promises a single day. */
export const isFastWindow = ({ from, to }: { readonly from: string; readonly to: string }): boolean => from === to

const isoDay = (epochDay: number) => new Date(epochDay * day).toISOString().slice(0, 10)
