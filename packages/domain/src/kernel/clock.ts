/** The time of day as a port: the core never asks the machine for it. */
export interface Clock {
  now(): Date
}
