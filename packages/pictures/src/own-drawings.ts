import type { Drawing } from './drawing.ts'
import type { OwnDrawingName } from './own-drawing-names.ts'
import { carDrawings } from './own-drawings-by-department/car-drawings.ts'
import { careDrawings } from './own-drawings-by-department/care-drawings.ts'
import { electronicsDrawings } from './own-drawings-by-department/electronics-drawings.ts'
import { fashionDrawings } from './own-drawings-by-department/fashion-drawings.ts'
import { hobbyDrawings } from './own-drawings-by-department/hobby-drawings.ts'
import { homeDrawings } from './own-drawings-by-department/home-drawings.ts'
import { marketDrawings } from './own-drawings-by-department/market-drawings.ts'
import { nurseryDrawings } from './own-drawings-by-department/nursery-drawings.ts'
import { petsDrawings } from './own-drawings-by-department/pets-drawings.ts'
import { sceneryDrawings } from './own-drawings-by-department/scenery-drawings.ts'
import { sportDrawings } from './own-drawings-by-department/sport-drawings.ts'

/** The drawings of our own by name; each stands with the department that sells most of what it shows. */
export const ownDrawings: Record<OwnDrawingName, Drawing> = {
  ...carDrawings,
  ...careDrawings,
  ...electronicsDrawings,
  ...fashionDrawings,
  ...hobbyDrawings,
  ...homeDrawings,
  ...marketDrawings,
  ...nurseryDrawings,
  ...petsDrawings,
  ...sceneryDrawings,
  ...sportDrawings,
}
