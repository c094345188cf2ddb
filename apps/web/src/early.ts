import { keepEarlyPress } from './frame/early-press.ts'

/** A small file of its own, which comes long before the page's script. */
export const endEarlyPress = keepEarlyPress(document)
