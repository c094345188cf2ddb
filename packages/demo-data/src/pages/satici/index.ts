import type { SeedPage } from '../seed-page.ts'
import { sellerGuide } from './magaza-rehberi.ts'
import { sellerTerms } from './satici-kosullari.ts'

export const forSellers: readonly SeedPage[] = [sellerGuide, sellerTerms]
