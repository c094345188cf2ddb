import { balik } from './balik.ts'
import { kedi } from './kedi.ts'
import { kemirgen } from './kemirgen.ts'
import { kopek } from './kopek.ts'
import { kus } from './kus.ts'

/** Pet Shop. */
export const petShop = [...kedi, ...kopek, ...kus, ...balik, ...kemirgen]
