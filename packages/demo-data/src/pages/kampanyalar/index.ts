import type { SeedPage } from '../seed-page.ts'
import { geographicProducts } from './cografi-isaretli.ts'
import { blackFriday } from './efsane-cuma.ts'
import { cyberMonday } from './siber-pazartesi.ts'
import { newYear } from './yeni-yil.ts'
import { valentinesDay } from './sevgililer-gunu.ts'
import { ramadanFeast } from './ramazan-bayrami.ts'
import { sacrificeFeast } from './kurban-bayrami.ts'
import { backToSchool } from './okula-donus.ts'
import { electronics } from './elektronik.ts'
import { phones } from './telefon.ts'
import { computers } from './bilgisayar.ts'
import { whiteGoods } from './beyaz-esya.ts'
import { furniture } from './mobilya.ts'
import { groceries } from './supermarket.ts'
import { bankPoints } from './banka-kart-puan.ts'
import { farmCreditOffers } from './tarim-kredi.ts'
import { educationInstitutes } from './egitim-kurumlari.ts'

export const campaigns: readonly SeedPage[] = [
  geographicProducts,
  blackFriday,
  cyberMonday,
  newYear,
  valentinesDay,
  ramadanFeast,
  sacrificeFeast,
  backToSchool,
  electronics,
  phones,
  computers,
  whiteGoods,
  furniture,
  groceries,
  bankPoints,
  farmCreditOffers,
  educationInstitutes,
]
