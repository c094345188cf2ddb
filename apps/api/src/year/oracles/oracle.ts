import type { World } from '../world/open-world.ts'

/** Finds broken promises of the shop. */
export interface Oracle {
  readonly name: string
  /** After every step of a person, every midnight, or when all is over. */
  readonly when: 'step' | 'day' | 'end'
  /** A sentence for each broken promise. */
  look(world: World): Promise<readonly string[]>
}
