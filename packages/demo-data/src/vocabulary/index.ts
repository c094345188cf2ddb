import { anneBebek } from './anne-bebek.ts'
import { elektronik } from './elektronik/index.ts'
import { evYasam } from './ev-yasam/index.ts'
import { gundelik } from './gundelik/index.ts'
import { giyimAksesuar } from './giyim-aksesuar.ts'
import { leavesOfTheBathroom } from './leaves-of-the-bathroom.ts'
import { leavesOfTheDressingTable } from './leaves-of-the-dressing-table.ts'
import { leavesOfBedroomAndBath } from './leaves-of-bedroom-and-bath.ts'
import { leavesOfColdDays } from './leaves-of-cold-days.ts'
import { leavesOfCorners } from './leaves-of-corners.ts'
import { leavesOfDrawers } from './leaves-of-drawers.ts'
import { leavesOfErrands } from './leaves-of-errands.ts'
import { leavesOfFeasts } from './leaves-of-feasts.ts'
import { leavesOfPlayAndCare } from './leaves-of-play-and-care.ts'
import { leavesOfTheFreezer } from './leaves-of-the-freezer.ts'
import { leavesOfThePantry } from './leaves-of-the-pantry.ts'
import { leavesOfTheScullery } from './leaves-of-the-scullery.ts'
import { leavesOfTheYard } from './leaves-of-the-yard.ts'
import { leavesOfTheWeekend } from './leaves-of-the-weekend.ts'
import { leavesOfTheWorktop } from './leaves-of-the-worktop.ts'
import { leavesOfTheKitchenDrawer } from './leaves-of-the-kitchen-drawer.ts'
import { leavesOfTheNursery } from './leaves-of-the-nursery.ts'
import { leavesOfTheLarder } from './leaves-of-the-larder.ts'
import { hobiDunyasi } from './hobi-dunyasi/index.ts'
import { kozmetikSaglik } from './kozmetik-saglik.ts'
import { otomobilMotosiklet } from './otomobil-motosiklet/index.ts'
import { outdoorSpor } from './outdoor-spor/index.ts'
import { petShop } from './pet-shop/index.ts'
import { shelvesOfTheChild } from './shelves-of-the-child.ts'
import { shelvesOfTheDrawer } from './shelves-of-the-drawer.ts'
import { shelvesOfTheRoad } from './shelves-of-the-road.ts'
import { shelvesOfTheShed } from './shelves-of-the-shed.ts'
import { staples } from './staples.ts'
import { supermarket } from './supermarket/index.ts'
import type { LeafVocabulary } from './vocabulary.ts'

/**
 * The words of every leaf category, by department; what all of them sell daily comes last. They have
 * fewer leaves than the smallest seed has products, 500.
 */
export const mainVocabulary: readonly LeafVocabulary[] = [
  ...elektronik,
  ...giyimAksesuar,
  ...kozmetikSaglik,
  ...anneBebek,
  ...evYasam,
  ...hobiDunyasi,
  ...outdoorSpor,
  ...supermarket,
  ...otomobilMotosiklet,
  ...petShop,
  ...gundelik,
  ...shelvesOfTheDrawer,
  ...shelvesOfTheChild,
  ...shelvesOfTheShed,
  ...shelvesOfTheRoad,
  ...leavesOfColdDays,
  ...leavesOfTheLarder,
  ...leavesOfTheKitchenDrawer,
  ...leavesOfTheNursery,
  ...leavesOfTheDressingTable,
  ...leavesOfTheBathroom,
  ...leavesOfThePantry,
  ...leavesOfTheFreezer,
  ...leavesOfFeasts,
  ...leavesOfPlayAndCare,
  ...leavesOfCorners,
  ...leavesOfTheWorktop,
  ...leavesOfTheWeekend,
  ...leavesOfDrawers,
  ...leavesOfBedroomAndBath,
  ...leavesOfErrands,
  ...leavesOfTheYard,
  ...leavesOfTheScullery,
]

/** All words: the main ones, then the staples beside them. */
export const leafVocabulary: readonly LeafVocabulary[] = [...mainVocabulary, ...staples]

/** Every brand once; its place is its id. */
export const brandList: readonly string[] = [...new Set(leafVocabulary.flatMap((leaf) => leaf.brands))]
