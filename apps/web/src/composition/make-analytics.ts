import { dataLayerAnalytics, type TagManager } from '@market/browser'

/** A separate module, because it is loaded only after the visitor has consented. */
export const makeAnalytics = (tagManager: TagManager | undefined) => dataLayerAnalytics(window, tagManager)
