import type { ParcelEvent } from './parcel-event.ts'

/** Tries to deliver a parcel to a door, each on another day, before it is sent back. */
export const maxDoorTries = 3

/** The number of failed tries to deliver a parcel at its door. */
export const doorTries = (events: readonly ParcelEvent[]): number => events.filter(({ key }) => key === 'tried').length
