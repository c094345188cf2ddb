import { keepEarlyPress } from './frame/early-press.ts'
import { takeSheets } from './frame/early-sheets.ts'
import { linePrefetches, speculateEarly } from './page/early-speculation.ts'

/** A small separate script, which loads long before the page's main script. */
export const endEarlyPress = keepEarlyPress(document)
export const endEarlySpeculation = speculateEarly(document, navigator)
/**
 * A sheet that is applied later lays the page out once more; on a slow connection it comes before most of the document.
 */
export const sheetsTaken = takeSheets(document)
export { linePrefetches }
