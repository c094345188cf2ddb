import type { Oracle } from './oracle.ts'

/** Every transaction locks carts, codes, promotions and shelves in one order, so that no two wait for each other. */
export const locks: Oracle = {
  name: 'rows are locked in one order',
  when: 'step',
  look: async ({ store }) => store.life.locks.takeBroken(),
}
