import type { SeedPage } from '../seed-page.ts'
import { membershipAgreement } from './uyelik-sozlesmesi.ts'
import { distanceSales } from './mesafeli-satis.ts'
import { privacy } from './gizlilik.ts'
import { disclosure } from './aydinlatma.ts'
import { explicitConsent } from './acik-riza.ts'
import { cookies } from './cerez-politikasi.ts'
import { destruction } from './imha-politikasi.ts'
import { marketingMessages } from './ticari-ileti.ts'
import { campaignRules } from './kampanya-kurallari.ts'
import { reviewRules } from './yorum-kurallari.ts'

export const agreements: readonly SeedPage[] = [
  membershipAgreement,
  distanceSales,
  privacy,
  disclosure,
  explicitConsent,
  cookies,
  destruction,
  marketingMessages,
  campaignRules,
  reviewRules,
]
