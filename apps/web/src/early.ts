import { keepEarlyPress } from './frame/early-press.ts'
import { linePrefetches, speculateEarly } from './page/early-speculation.ts'

/** A small separate script, which loads long before the page's main script. */
export const endEarlyPress = keepEarlyPress(document)
export const endEarlySpeculation = speculateEarly(document, navigator)
export { linePrefetches }
