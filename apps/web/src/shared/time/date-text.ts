import { longDayText, timeText as timeOf } from '@market/domain/kernel'

/** An instant as a day in Turkish time, as `21 Kasım 2026`. */
export const dateText = (instant: string): string => longDayText(new Date(instant))

/** An instant as the time of day in Turkey, as `09.00`. */
export const timeText = (instant: string): string => timeOf(new Date(instant))
