import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { balletFlats } from '../own-drawings/ballet-flats.ts'
import { beanie } from '../own-drawings/beanie.ts'
import { beltBag } from '../own-drawings/belt-bag.ts'
import { belt } from '../own-drawings/belt.ts'
import { blazer } from '../own-drawings/blazer.ts'
import { blouse } from '../own-drawings/blouse.ts'
import { boxerShorts } from '../own-drawings/boxer-shorts.ts'
import { bra } from '../own-drawings/bra.ts'
import { bracelet } from '../own-drawings/bracelet.ts'
import { cardigan } from '../own-drawings/cardigan.ts'
import { denimJacket } from '../own-drawings/denim-jacket.ts'
import { dressingGown } from '../own-drawings/dressing-gown.ts'
import { earrings } from '../own-drawings/earrings.ts'
import { flatSandal } from '../own-drawings/flat-sandal.ts'
import { footballBoots } from '../own-drawings/football-boots.ts'
import { hairClips } from '../own-drawings/hair-clips.ts'
import { hoodie } from '../own-drawings/hoodie.ts'
import { keyRing } from '../own-drawings/key-ring.ts'
import { knitDress } from '../own-drawings/knit-dress.ts'
import { leggings } from '../own-drawings/leggings.ts'
import { longDress } from '../own-drawings/long-dress.ts'
import { maternityDress } from '../own-drawings/maternity-dress.ts'
import { modestDress } from '../own-drawings/modest-dress.ts'
import { necklace } from '../own-drawings/necklace.ts'
import { panties } from '../own-drawings/panties.ts'
import { pufferJacket } from '../own-drawings/puffer-jacket.ts'
import { pyjamas } from '../own-drawings/pyjamas.ts'
import { raincoat } from '../own-drawings/raincoat.ts'
import { shirt } from '../own-drawings/shirt.ts'
import { silkTie } from '../own-drawings/silk-tie.ts'
import { skirt } from '../own-drawings/skirt.ts'
import { slippers } from '../own-drawings/slippers.ts'
import { sportsBag } from '../own-drawings/sports-bag.ts'
import { suit } from '../own-drawings/suit.ts'
import { sweater } from '../own-drawings/sweater.ts'
import { tights } from '../own-drawings/tights.ts'
import { trousers } from '../own-drawings/trousers.ts'
import { undershirt } from '../own-drawings/undershirt.ts'
import { wallet } from '../own-drawings/wallet.ts'
import { weddingDress } from '../own-drawings/wedding-dress.ts'
import { zippedBoot } from '../own-drawings/zipped-boot.ts'

/** What is worn and carried. */
export const fashionDrawings = {
  'flat-sandal': flatSandal,
  'zipped-boot': zippedBoot,
  belt,
  necklace,
  shirt,
  skirt,
  slippers,
  sweater,
  trousers,
  wallet,
  suit,
  blouse,
  bracelet,
  earrings,
  beanie,
  'puffer-jacket': pufferJacket,
  'long-dress': longDress,
  'knit-dress': knitDress,
  cardigan,
  pyjamas,
  hoodie,
  raincoat,
  blazer,
  'denim-jacket': denimJacket,
  tights,
  'ballet-flats': balletFlats,
  'belt-bag': beltBag,
  'boxer-shorts': boxerShorts,
  bra,
  'maternity-dress': maternityDress,
  panties,
  'silk-tie': silkTie,
  undershirt,
  'wedding-dress': weddingDress,
  'dressing-gown': dressingGown,
  'hair-clips': hairClips,
  leggings,
  'football-boots': footballBoots,
  'modest-dress': modestDress,
  'key-ring': keyRing,
  'sports-bag': sportsBag,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
