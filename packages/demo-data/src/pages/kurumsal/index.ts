import type { SeedPage } from '../seed-page.ts'
import { about } from './hakkimizda.ts'
import { contact } from './iletisim.ts'
import { branches } from './subeler.ts'
import { careers } from './kariyer.ts'
import { press } from './basin.ts'
import { accessibility } from './erisilebilirlik.ts'
import { siteMapPage } from './site-haritasi.ts'

export const corporate: readonly SeedPage[] = [about, contact, branches, careers, press, accessibility, siteMapPage]
