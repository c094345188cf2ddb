import { testPage } from './deneme/deneme.ts'
import { corporate } from './kurumsal/index.ts'
import { help } from './yardim/index.ts'
import { guides } from './rehber/index.ts'
import { agreements } from './sozlesmeler/index.ts'
import { forSellers } from './satici/index.ts'
import { linkedServices } from './hizmetler/index.ts'
import { passage } from './pasaj/index.ts'
import { campaigns } from './kampanyalar/index.ts'
import type { SeedPage } from './seed-page.ts'

/** Every page that is shipped, in the order of its section. */
export const seedPages: readonly SeedPage[] = [
  ...corporate,
  ...help,
  ...guides,
  ...agreements,
  ...forSellers,
  ...linkedServices,
  ...passage,
  ...campaigns,
  testPage,
]
