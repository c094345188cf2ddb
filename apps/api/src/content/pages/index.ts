import { about } from './kurumsal/hakkimizda.ts'
import type { SeedPage } from './seed-page.ts'

/** Every page that is shipped, in the order of its section. */
export const seedPages: readonly SeedPage[] = [about]
