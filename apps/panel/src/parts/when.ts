import { dayText, isSameDay, longDayText, timeText } from '@market/domain/kernel'

const dayMs = 86_400_000
const hourMs = 3_600_000
const minuteMs = 60_000

/** How near a deadline is: over, under an hour, under six hours, or later. */
export type Urgency = 'over' | 'now' | 'soon' | 'calm'

export function urgencyOf(due: Date, now: Date): Urgency {
  const left = due.getTime() - now.getTime()
  return left < 0 ? 'over' : left < hourMs ? 'now' : left < 6 * hourMs ? 'soon' : 'calm'
}

/** A span in its two largest units: `18 sa 12 dk`, `1 gün 5 sa`. */
function spanText(ms: number): string {
  const days = Math.floor(ms / dayMs)
  const hours = Math.floor((ms % dayMs) / hourMs)
  const minutes = Math.floor((ms % hourMs) / minuteMs)
  if (days > 0) return hours > 0 && days < 3 ? `${days} gün ${hours} sa` : `${days} gün`
  if (hours > 0) return minutes > 0 ? `${hours} sa ${minutes} dk` : `${hours} sa`
  return `${minutes} dk`
}

/** `1 sa 18 dk kaldı`, `18 sa 12 dk geçti`. */
export const leftText = (due: Date, now: Date): string =>
  `${spanText(Math.abs(due.getTime() - now.getTime()))} ${due < now ? 'geçti' : 'kaldı'}`

/** How long an entry has waited: `5 sa 20 dk`. */
export const waitedText = (since: Date, now: Date): string => spanText(Math.max(0, now.getTime() - since.getTime()))

/** `5 sa 20 dk önce`, `az önce`. */
export const agoText = (since: Date, now: Date): string =>
  now.getTime() - since.getTime() < minuteMs ? 'az önce' : `${waitedText(since, now)} önce`

/** `bugün`, `dün`, `yarın`, else `22 Kasım`, with the year if it is another one. */
export function dayWord(at: Date, now: Date): string {
  for (const [word, shift] of [
    ['bugün', 0],
    ['dün', -1],
    ['yarın', 1],
  ] as const)
    if (isSameDay(at, new Date(now.getTime() + shift * dayMs))) return word
  return at.getUTCFullYear() === now.getUTCFullYear() ? dayText(at) : longDayText(at)
}

/** `bugün 08.52`, `22 Kasım 14.08`. */
export const atText = (at: Date, now: Date): string => `${dayWord(at, now)} ${timeText(at)}`
