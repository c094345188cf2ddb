/** Where a parcel may be left without its code: a closed list, so that nobody writes about people. */
export const leftPlaces = ['door', 'neighbour', 'reception'] as const
export type LeftPlace = (typeof leftPlaces)[number]
