import { keepEarlyPress } from './frame/early-press.ts'
import { linePrefetches, speculateEarly } from './page/early-speculation.ts'

/** A small file of its own, which comes long before the page's script. */
export const endEarlyPress = keepEarlyPress(document)
export const endEarlySpeculation = speculateEarly(document, navigator)
export { linePrefetches }
