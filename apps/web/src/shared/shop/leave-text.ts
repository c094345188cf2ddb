import { dayText, noonOf } from '@market/domain/kernel'

/** When a shop on leave opens again, from the last day of its leave in `YYYY-MM-DD`. */
export const leaveText = (until: string): string => `Mağaza izinde, ${dayText(noonOf(until, 1))} günü yeniden açılıyor.`
