import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { babyBath } from '../own-drawings/baby-bath.ts'
import { babyBodysuit } from '../own-drawings/baby-bodysuit.ts'
import { babyBouncer } from '../own-drawings/baby-bouncer.ts'
import { babyCarrier } from '../own-drawings/baby-carrier.ts'
import { babyOil } from '../own-drawings/baby-oil.ts'
import { babyShoes } from '../own-drawings/baby-shoes.ts'
import { babyWalker } from '../own-drawings/baby-walker.ts'
import { bib } from '../own-drawings/bib.ts'
import { breastPump } from '../own-drawings/breast-pump.ts'
import { carSeat } from '../own-drawings/car-seat.ts'
import { cot } from '../own-drawings/cot.ts'
import { diapers } from '../own-drawings/diapers.ts'
import { girlsDress } from '../own-drawings/girls-dress.ts'
import { highChair } from '../own-drawings/high-chair.ts'
import { jumpsuit } from '../own-drawings/jumpsuit.ts'
import { longSleevedBodysuit } from '../own-drawings/long-sleeved-bodysuit.ts'
import { nappyCream } from '../own-drawings/nappy-cream.ts'
import { nightLight } from '../own-drawings/night-light.ts'
import { pacifier } from '../own-drawings/pacifier.ts'
import { playMat } from '../own-drawings/play-mat.ts'
import { playpen } from '../own-drawings/playpen.ts'
import { plushPanda } from '../own-drawings/plush-panda.ts'
import { potty } from '../own-drawings/potty.ts'
import { rattle } from '../own-drawings/rattle.ts'
import { stroller } from '../own-drawings/stroller.ts'
import { swaddle } from '../own-drawings/swaddle.ts'
import { wetWipes } from '../own-drawings/wet-wipes.ts'
import { babyPowder } from '../own-drawings/baby-powder.ts'

/** For babies and small children. */
export const nurseryDrawings = {
  'baby-bodysuit': babyBodysuit,
  'long-sleeved-bodysuit': longSleevedBodysuit,
  'car-seat': carSeat,
  diapers,
  pacifier,
  stroller,
  'baby-oil': babyOil,
  'nappy-cream': nappyCream,
  'baby-bouncer': babyBouncer,
  'baby-walker': babyWalker,
  playpen,
  'wet-wipes': wetWipes,
  'high-chair': highChair,
  'baby-carrier': babyCarrier,
  cot,
  'night-light': nightLight,
  rattle,
  'play-mat': playMat,
  'baby-shoes': babyShoes,
  jumpsuit,
  'plush-panda': plushPanda,
  'girls-dress': girlsDress,
  bib,
  'breast-pump': breastPump,
  swaddle,
  'baby-bath': babyBath,
  potty,
  'baby-powder': babyPowder,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
