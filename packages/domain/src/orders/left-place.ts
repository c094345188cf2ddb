/** Where a parcel may be left without its code: a closed list, so that nobody writes about people. */
export const leftPlaces = ['door', 'neighbour', 'reception'] as const
/** One of these places, as the office and the buyer's order say it. */
export type LeftPlace = (typeof leftPlaces)[number]
