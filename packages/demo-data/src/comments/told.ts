import type { Mood } from './mood.ts'

/**
 * Sentences by mood, in groups of similar sentences: a product uses another group before it uses the same one again.
 */
export type Told = Readonly<Record<Mood, readonly (readonly string[])[]>>
