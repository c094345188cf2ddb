/** Thrown by a trial that cannot run on this machine, with the reason: it neither passed nor failed. */
export class NotTried extends Error {}
