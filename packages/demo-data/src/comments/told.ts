import type { Mood } from './mood.ts'

/** Sentences by mood. A group's sentences say nearly the same: a product draws from another group first. */
export type Told = Readonly<Record<Mood, readonly (readonly string[])[]>>
