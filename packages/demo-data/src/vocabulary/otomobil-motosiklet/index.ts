import { akuVeElektrik } from './aku-ve-elektrik.ts'
import { lastikVeJant } from './lastik-ve-jant.ts'
import { motosiklet } from './motosiklet.ts'
import { otoAksesuar } from './oto-aksesuar.ts'
import { otoBakim } from './oto-bakim.ts'
import { yagVeSivilar } from './yag-ve-sivilar.ts'

/** Otomobil & Motosiklet. */
export const otomobilMotosiklet = [
  ...lastikVeJant,
  ...yagVeSivilar,
  ...otoAksesuar,
  ...akuVeElektrik,
  ...motosiklet,
  ...otoBakim,
]
