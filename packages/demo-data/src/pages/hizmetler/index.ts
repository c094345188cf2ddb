import type { SeedPage } from '../seed-page.ts'
import { vehicleTaxPayment } from './mtv-odeme.ts'
import { vehicleTaxQuestions } from './mtv-sss.ts'
import { trafficFinePayment } from './trafik-cezasi.ts'
import { mileage } from './arac-km.ts'
import { pttemCard } from './pttem-kart.ts'
import { pttemVehicleTax } from './pttem-mtv.ts'
import { pttemTrafficFine } from './pttem-trafik-cezasi.ts'
import { deviceBuyBack } from './cihaz-satis.ts'
import { farmCredit } from './tarim-kredi.ts'
import { grainOffice } from './toprak-mahsulleri.ts'

export const linkedServices: readonly SeedPage[] = [
  vehicleTaxPayment,
  vehicleTaxQuestions,
  trafficFinePayment,
  mileage,
  pttemCard,
  pttemVehicleTax,
  pttemTrafficFine,
  deviceBuyBack,
  farmCredit,
  grainOffice,
]
