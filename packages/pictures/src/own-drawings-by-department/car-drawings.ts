import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { alloyRim } from '../own-drawings/alloy-rim.ts'
import { carBattery } from '../own-drawings/car-battery.ts'
import { carCover } from '../own-drawings/car-cover.ts'
import { carFreshener } from '../own-drawings/car-freshener.ts'
import { carJack } from '../own-drawings/car-jack.ts'
import { carMat } from '../own-drawings/car-mat.ts'
import { carVacuum } from '../own-drawings/car-vacuum.ts'
import { headlightBulb } from '../own-drawings/headlight-bulb.ts'
import { jerrycan } from '../own-drawings/jerrycan.ts'
import { jumperCables } from '../own-drawings/jumper-cables.ts'
import { motorOil } from '../own-drawings/motor-oil.ts'
import { motorcycleHelmet } from '../own-drawings/motorcycle-helmet.ts'
import { motorcycleJacket } from '../own-drawings/motorcycle-jacket.ts'
import { navigator } from '../own-drawings/navigator.ts'
import { parkingSensor } from '../own-drawings/parking-sensor.ts'
import { phoneHolder } from '../own-drawings/phone-holder.ts'
import { pressureWasher } from '../own-drawings/pressure-washer.ts'
import { seatCover } from '../own-drawings/seat-cover.ts'
import { snowChain } from '../own-drawings/snow-chain.ts'
import { steeringWheelCover } from '../own-drawings/steering-wheel-cover.ts'
import { tyreInflator } from '../own-drawings/tyre-inflator.ts'
import { tyre } from '../own-drawings/tyre.ts'
import { warningTriangle } from '../own-drawings/warning-triangle.ts'
import { waxTin } from '../own-drawings/wax-tin.ts'
import { wiperBlade } from '../own-drawings/wiper-blade.ts'

/** Of cars and motorcycles. */
export const carDrawings = {
  'car-battery': carBattery,
  'motor-oil': motorOil,
  'motorcycle-helmet': motorcycleHelmet,
  tyre,
  'motorcycle-jacket': motorcycleJacket,
  'alloy-rim': alloyRim,
  'car-mat': carMat,
  'phone-holder': phoneHolder,
  'headlight-bulb': headlightBulb,
  'pressure-washer': pressureWasher,
  'car-freshener': carFreshener,
  'seat-cover': seatCover,
  jerrycan,
  'wax-tin': waxTin,
  'car-vacuum': carVacuum,
  'jumper-cables': jumperCables,
  navigator,
  'parking-sensor': parkingSensor,
  'wiper-blade': wiperBlade,
  'car-jack': carJack,
  'steering-wheel-cover': steeringWheelCover,
  'warning-triangle': warningTriangle,
  'car-cover': carCover,
  'snow-chain': snowChain,
  'tyre-inflator': tyreInflator,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
