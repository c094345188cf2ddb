import { filmMuzikVeOyun } from './film-muzik-ve-oyun.ts'
import { hobi } from './hobi.ts'
import { kirtasiye } from './kirtasiye.ts'
import { kitap } from './kitap.ts'
import { ofis } from './ofis.ts'
import { oyuncak } from './oyuncak.ts'
import { sanatMalzemeleri } from './sanat-malzemeleri.ts'

/** Hobi Dünyası. */
export const hobiDunyasi = [
  ...kitap,
  ...filmMuzikVeOyun,
  ...sanatMalzemeleri,
  ...ofis,
  ...kirtasiye,
  ...oyuncak,
  ...hobi,
]
