import { atistirmalik } from './atistirmalik.ts'
import { icecek } from './icecek.ts'
import { kahvaltilik } from './kahvaltilik.ts'
import { meyveVeSebze } from './meyve-ve-sebze.ts'
import { temelGida } from './temel-gida.ts'
import { temizlik } from './temizlik.ts'

/** Süpermarket. */
export const supermarket = [...kahvaltilik, ...temelGida, ...icecek, ...atistirmalik, ...temizlik, ...meyveVeSebze]
