import type { Dice } from '../plan/dice.ts'
import type { World } from '../world/open-world.ts'
import type { Name } from './names.ts'

/** A person of the simulation: name, random numbers and the world. */
export interface Life {
  readonly world: World
  readonly dice: Dice
  readonly name: Name
  /** Adds a line to the story of the year. */
  tell(text: string): void
}

/** A habit: its file is the way of one person from the first page to the last. */
export interface Person {
  /** As in a story: "guest by card". */
  readonly name: string
  /** How many of a bag of people have this habit. */
  readonly share: number
  /** Each `yield` waits for the yielded number of ms. */
  live(life: Life): AsyncGenerator<number, void, void>
}
