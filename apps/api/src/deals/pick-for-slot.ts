import { hash } from 'node:crypto'

/** Picks `count` candidates in an order seeded by the slot, so that all processes and all runs pick the same ones. */
export function pickForSlot<Candidate extends { readonly id: number }>(
  slot: string,
  candidates: readonly Candidate[],
  count: number,
): readonly Candidate[] {
  return candidates
    .map((candidate) => ({ candidate, order: hash('sha1', `${slot}:${candidate.id}`) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate)
}

/** Picks one of the percents; always the same one for a key. */
export const pickPercent = (key: string, percents: readonly number[]): number =>
  percents[Number.parseInt(hash('sha1', `percent:${key}`).slice(0, 8), 16) % percents.length] ?? 0
