import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { birdCage } from '../own-drawings/bird-cage.ts'
import { birdFood } from '../own-drawings/bird-food.ts'
import { catFood } from '../own-drawings/cat-food.ts'
import { catLitterBox } from '../own-drawings/cat-litter-box.ts'
import { catLitter } from '../own-drawings/cat-litter.ts'
import { catScratcher } from '../own-drawings/cat-scratcher.ts'
import { catToy } from '../own-drawings/cat-toy.ts'
import { dogCollar } from '../own-drawings/dog-collar.ts'
import { dogFood } from '../own-drawings/dog-food.ts'
import { dogKennel } from '../own-drawings/dog-kennel.ts'
import { fishFood } from '../own-drawings/fish-food.ts'
import { fishTank } from '../own-drawings/fish-tank.ts'
import { petBed } from '../own-drawings/pet-bed.ts'
import { petCarrier } from '../own-drawings/pet-carrier.ts'
import { rodentCage } from '../own-drawings/rodent-cage.ts'
import { rodentFood } from '../own-drawings/rodent-food.ts'

/** For animals. */
export const petsDrawings = {
  'cat-food': catFood,
  'cat-litter': catLitter,
  'dog-food': dogFood,
  'fish-tank': fishTank,
  'pet-bed': petBed,
  'dog-kennel': dogKennel,
  'cat-litter-box': catLitterBox,
  'bird-cage': birdCage,
  'rodent-cage': rodentCage,
  'cat-scratcher': catScratcher,
  'fish-food': fishFood,
  'bird-food': birdFood,
  'rodent-food': rodentFood,
  'dog-collar': dogCollar,
  'cat-toy': catToy,
  'pet-carrier': petCarrier,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
