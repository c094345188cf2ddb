/**
 * Places where a parcel may be left without its code. The list is closed, so that no free text about people is stored.
 */
export const leftPlaces = ['door', 'neighbour', 'reception'] as const
/** One of these places, as shown in the office and in the buyer's order. */
export type LeftPlace = (typeof leftPlaces)[number]
