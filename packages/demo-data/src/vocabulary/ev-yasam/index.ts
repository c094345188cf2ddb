import { aydinlatma } from './aydinlatma.ts'
import { banyo } from './banyo.ts'
import { bahce } from './bahce.ts'
import { evDuzeni } from './ev-duzeni.ts'
import { dekorasyon } from './dekorasyon.ts'
import { evTekstili } from './ev-tekstili.ts'
import { mobilya } from './mobilya.ts'
import { mutfak } from './mutfak.ts'
import { yapiMarket } from './yapi-market.ts'

/** Ev & Yaşam. */
export const evYasam = [
  ...mobilya,
  ...mutfak,
  ...evTekstili,
  ...aydinlatma,
  ...dekorasyon,
  ...bahce,
  ...yapiMarket,
  ...banyo,
  ...evDuzeni,
]
