import { dateText, timeText } from '../../shared/time/date-text.ts'

/** The time of a raffle's draw in Turkish time, as `31 Aralık 2026, 20.00`. */
export const drawText = (instant: string): string => `${dateText(instant)}, ${timeText(instant)}`
