import { hash } from 'node:crypto'

/** Picks `count` candidates in an order seeded by the slot, so that every process and every run picks the same ones. */
export function pickForSlot(slot: string, candidates: readonly number[], count: number): readonly number[] {
  return candidates
    .map((id) => ({ id, order: hash('sha1', `${slot}:${id}`) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, count)
    .map(({ id }) => id)
}
