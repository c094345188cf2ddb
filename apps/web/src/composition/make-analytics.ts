import { dataLayerAnalytics, type TagManager } from '@market/browser'

/** A module of its own, since only visitors who have agreed bring it. */
export const makeAnalytics = (tagManager: TagManager | undefined) => dataLayerAnalytics(window, tagManager)
