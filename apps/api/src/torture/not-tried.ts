/** A trial that this machine does not allow: it neither held nor broke, and says why. */
export class NotTried extends Error {}
