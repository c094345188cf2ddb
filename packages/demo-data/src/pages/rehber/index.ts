import type { SeedPage } from '../seed-page.ts'
import { transactionGuide } from './islem-rehberi.ts'
import { delivery } from './teslimat.ts'
import { parcelLocker } from './kargomat.ts'
import { paymentGuide } from './odeme-secenekleri.ts'
import { safeShopping } from './guvenli-alisveris.ts'
import { returns } from './iade-proseduru.ts'
import { giftCodeGuide } from './hediye-ceki-rehberi.ts'
import { protection } from './koruma-paketi.ts'

export const guides: readonly SeedPage[] = [
  transactionGuide,
  delivery,
  parcelLocker,
  paymentGuide,
  safeShopping,
  returns,
  giftCodeGuide,
  protection,
]
