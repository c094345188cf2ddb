import type { ParcelEvent } from './parcel-event.ts'

/** So often a courier comes with a parcel that is paid at the door, each time on another day, before it goes back. */
export const maxDoorTries = 3

/** The number of failed tries to deliver a parcel at its door. */
export const doorTries = (events: readonly ParcelEvent[]): number => events.filter(({ key }) => key === 'tried').length
