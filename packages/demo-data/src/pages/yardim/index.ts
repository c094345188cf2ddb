import type { SeedPage } from '../seed-page.ts'
import { helpCentre } from './sikca-sorulan-sorular.ts'
import { helpOrders } from './siparis.ts'
import { helpDelivery } from './teslimat.ts'
import { helpReturns } from './iade.ts'
import { helpPayment } from './odeme.ts'
import { helpMembership } from './uyelik.ts'
import { helpGiftCodes } from './hediye-ceki.ts'
import { helpProducts } from './urun-ve-yorumlar.ts'
import { helpServices } from './hizmetler.ts'

export const help: readonly SeedPage[] = [
  helpCentre,
  helpOrders,
  helpDelivery,
  helpReturns,
  helpPayment,
  helpMembership,
  helpGiftCodes,
  helpProducts,
  helpServices,
]
