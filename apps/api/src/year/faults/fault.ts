import type { Dice } from '../plan/dice.ts'
import type { World } from '../world/open-world.ts'

/** Something that goes wrong around the shop, and is over after a while. */
export interface Fault {
  readonly name: string
  /** How many of a bag of faults are this one. */
  readonly share: number
  /** Each `yield` waits for the yielded number of ms. */
  strike(world: World, dice: Dice): AsyncGenerator<number, void, void>
}
