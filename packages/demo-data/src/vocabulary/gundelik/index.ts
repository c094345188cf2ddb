import { cevreBirimleri, evAletleri } from './ev-aletleri.ts'
import { evVeOkul } from './ev-ve-okul.ts'
import { gundelikGiyim } from './gundelik-giyim.ts'
import { gunlukBakim } from './gunluk-bakim.ts'
import { kiler } from './kiler.ts'

/** Household staples of all departments. */
export const gundelik = [...evAletleri, ...cevreBirimleri, ...gundelikGiyim, ...gunlukBakim, ...kiler, ...evVeOkul]
