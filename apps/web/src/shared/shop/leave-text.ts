import { dayText, noonOf } from '@market/domain/kernel'
import { decline } from '@market/domain/text'

/** Until when a shop is on leave, by its last day in `YYYY-MM-DD`. */
export const leaveText = (until: string): string => `Mağaza ${decline(dayText(noonOf(until)), 'dative')} kadar izinde.`
