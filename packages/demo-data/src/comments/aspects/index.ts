import { anneBebek } from './anne-bebek.ts'
import type { Aspects } from './aspects.ts'
import { elektronik } from './elektronik.ts'
import { evYasam } from './ev-yasam.ts'
import { giyimAksesuar } from './giyim-aksesuar.ts'
import { gundelik } from './gundelik.ts'
import { hobiDunyasi } from './hobi-dunyasi.ts'
import { kiler } from './kiler.ts'
import { kozmetikSaglik } from './kozmetik-saglik.ts'
import { otomobilMotosiklet } from './otomobil-motosiklet.ts'
import { outdoorSpor } from './outdoor-spor.ts'
import { petShop } from './pet-shop.ts'
import { applianceAspects } from './appliance-aspects.ts'
import { homeOrderAspects } from './home-order-aspects.ts'
import { errandAspects } from './errand-aspects.ts'
import { coldDayAspects } from './cold-day-aspects.ts'
import { bathAspects } from './bath-aspects.ts'
import { sculleryAspects } from './scullery-aspects.ts'
import { shedAspects } from './shed-aspects.ts'
import { shelfAspects } from './shelf-aspects.ts'
import { bathroomAspects } from './bathroom-aspects.ts'
import { drawerAndNurseryAspects } from './drawer-and-nursery-aspects.ts'
import { larderAspects } from './larder-aspects.ts'
import { feastAspects } from './feast-aspects.ts'
import { pantryAspects } from './pantry-aspects.ts'
import { playAndCarAspects } from './play-and-car-aspects.ts'
import { stapleAspects } from './staple-aspects.ts'
import { weekendAspects } from './weekend-aspects.ts'
import { supermarket } from './supermarket.ts'

const groups: readonly Aspects[] = [
  elektronik,
  giyimAksesuar,
  kozmetikSaglik,
  anneBebek,
  evYasam,
  hobiDunyasi,
  outdoorSpor,
  supermarket,
  otomobilMotosiklet,
  petShop,
  gundelik,
  kiler,
  larderAspects,
  drawerAndNurseryAspects,
  bathroomAspects,
  pantryAspects,
  feastAspects,
  playAndCarAspects,
  weekendAspects,
  coldDayAspects,
  errandAspects,
  sculleryAspects,
  stapleAspects,
  bathAspects,
  homeOrderAspects,
  applianceAspects,
  shelfAspects,
  shedAspects,
]
const byLeaf = new Map(
  groups.flatMap((group) =>
    Object.entries(group).flatMap(([leaves, lines]) => leaves.split(' ').map((leaf) => [leaf, lines] as const)),
  ),
)

/** The aspects of a leaf, each parted into noun, praise and complaint. */
export function aspectsOf(leaf: string) {
  const lines = byLeaf.get(leaf)
  if (!lines) throw new Error(`no aspects for ${leaf}`)
  return lines.map((line) => {
    const [noun = '', praise = '', complaint = ''] = line.split('|')
    return { noun, praise, complaint }
  })
}
