import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { airMattress } from '../own-drawings/air-mattress.ts'
import { bicycleHelmet } from '../own-drawings/bicycle-helmet.ts'
import { bicycleLock } from '../own-drawings/bicycle-lock.ts'
import { binoculars } from '../own-drawings/binoculars.ts'
import { campingStove } from '../own-drawings/camping-stove.ts'
import { campingTable } from '../own-drawings/camping-table.ts'
import { drinkingFlask } from '../own-drawings/drinking-flask.ts'
import { dumbbell } from '../own-drawings/dumbbell.ts'
import { exerciseBall } from '../own-drawings/exercise-ball.ts'
import { hammock } from '../own-drawings/hammock.ts'
import { hulaHoop } from '../own-drawings/hula-hoop.ts'
import { inflatableBoat } from '../own-drawings/inflatable-boat.ts'
import { jumpRope } from '../own-drawings/jump-rope.ts'
import { paddlingPool } from '../own-drawings/paddling-pool.ts'
import { pullUpBar } from '../own-drawings/pull-up-bar.ts'
import { badmintonSet, tableTennisBats, tennisRacket } from '../own-drawings/rackets.ts'
import { resistanceBands } from '../own-drawings/resistance-bands.ts'
import { sleepingBag } from '../own-drawings/sleeping-bag.ts'
import { swimRing } from '../own-drawings/swim-ring.ts'
import { treadmill } from '../own-drawings/treadmill.ts'
import { vacuumFlask } from '../own-drawings/vacuum-flask.ts'
import { yogaMat } from '../own-drawings/yoga-mat.ts'

/** Camping, cycling, sport and the beach. */
export const sportDrawings = {
  dumbbell,
  'sleeping-bag': sleepingBag,
  'vacuum-flask': vacuumFlask,
  'yoga-mat': yogaMat,
  treadmill,
  'bicycle-helmet': bicycleHelmet,
  'inflatable-boat': inflatableBoat,
  binoculars,
  'bicycle-lock': bicycleLock,
  'camping-table': campingTable,
  'hula-hoop': hulaHoop,
  'jump-rope': jumpRope,
  'drinking-flask': drinkingFlask,
  'exercise-ball': exerciseBall,
  'tennis-racket': tennisRacket,
  'badminton-set': badmintonSet,
  'table-tennis-bats': tableTennisBats,
  'air-mattress': airMattress,
  hammock,
  'paddling-pool': paddlingPool,
  'resistance-bands': resistanceBands,
  'camping-stove': campingStove,
  'swim-ring': swimRing,
  'pull-up-bar': pullUpBar,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
