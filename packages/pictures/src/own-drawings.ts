import type { OwnDrawingName } from './own-drawing-names.ts'
import type { Drawing } from './drawing.ts'
import { airConditioner } from './own-drawings/air-conditioner.ts'
import { armchair } from './own-drawings/armchair.ts'
import { babyBodysuit } from './own-drawings/baby-bodysuit.ts'
import { ballPump } from './own-drawings/ball-pump.ts'
import { belt } from './own-drawings/belt.ts'
import { blender } from './own-drawings/blender.ts'
import { boardGame } from './own-drawings/board-game.ts'
import { campingChair } from './own-drawings/camping-chair.ts'
import { carBattery } from './own-drawings/car-battery.ts'
import { carSeat } from './own-drawings/car-seat.ts'
import { catFood } from './own-drawings/cat-food.ts'
import { catLitter } from './own-drawings/cat-litter.ts'
import { charger } from './own-drawings/charger.ts'
import { coffeeBag } from './own-drawings/coffee-bag.ts'
import { coffeeMachine } from './own-drawings/coffee-machine.ts'
import { cookingPot } from './own-drawings/cooking-pot.ts'
import { creamJar } from './own-drawings/cream-jar.ts'
import { curtain } from './own-drawings/curtain.ts'
import { dashCamera } from './own-drawings/dash-camera.ts'
import { detergent } from './own-drawings/detergent.ts'
import { diapers } from './own-drawings/diapers.ts'
import { dogFood } from './own-drawings/dog-food.ts'
import { drill } from './own-drawings/drill.ts'
import { drinkingGlass } from './own-drawings/drinking-glass.ts'
import { drone } from './own-drawings/drone.ts'
import { dumbbell } from './own-drawings/dumbbell.ts'
import { earbuds } from './own-drawings/earbuds.ts'
import { eyeShadow } from './own-drawings/eye-shadow.ts'
import { fanHeater } from './own-drawings/fan-heater.ts'
import { fishTank } from './own-drawings/fish-tank.ts'
import { flatTelevision } from './own-drawings/flat-television.ts'
import { flourBag } from './own-drawings/flour-bag.ts'
import { foodBowl } from './own-drawings/food-bowl.ts'
import { hairDryer } from './own-drawings/hair-dryer.ts'
import { iron } from './own-drawings/iron.ts'
import { jamJar } from './own-drawings/jam-jar.ts'
import { kettle } from './own-drawings/kettle.ts'
import { mascara } from './own-drawings/mascara.ts'
import { mattress } from './own-drawings/mattress.ts'
import { memoryStick } from './own-drawings/memory-stick.ts'
import { milkCarton } from './own-drawings/milk-carton.ts'
import { monitor } from './own-drawings/monitor.ts'
import { motorOil } from './own-drawings/motor-oil.ts'
import { motorcycleHelmet } from './own-drawings/motorcycle-helmet.ts'
import { nailVarnish } from './own-drawings/nail-varnish.ts'
import { necklace } from './own-drawings/necklace.ts'
import { oliveOil } from './own-drawings/olive-oil.ts'
import { oven } from './own-drawings/oven.ts'
import { pacifier } from './own-drawings/pacifier.ts'
import { pastaBag } from './own-drawings/pasta-bag.ts'
import { pencilCase } from './own-drawings/pencil-case.ts'
import { perfume } from './own-drawings/perfume.ts'
import { petBed } from './own-drawings/pet-bed.ts'
import { phone } from './own-drawings/phone.ts'
import { phoneCase } from './own-drawings/phone-case.ts'
import { pillow } from './own-drawings/pillow.ts'
import { plates } from './own-drawings/plates.ts'
import { powerBank } from './own-drawings/power-bank.ts'
import { refrigerator } from './own-drawings/refrigerator.ts'
import { riceBag } from './own-drawings/rice-bag.ts'
import { robotVacuum } from './own-drawings/robot-vacuum.ts'
import { router } from './own-drawings/router.ts'
import { rug } from './own-drawings/rug.ts'
import { shampoo } from './own-drawings/shampoo.ts'
import { shirt } from './own-drawings/shirt.ts'
import { skirt } from './own-drawings/skirt.ts'
import { sleepingBag } from './own-drawings/sleeping-bag.ts'
import { slippers } from './own-drawings/slippers.ts'
import { smartWatch } from './own-drawings/smart-watch.ts'
import { speaker } from './own-drawings/speaker.ts'
import { stroller } from './own-drawings/stroller.ts'
import { sunscreen } from './own-drawings/sunscreen.ts'
import { sweater } from './own-drawings/sweater.ts'
import { table } from './own-drawings/table.ts'
import { pendantLamp } from './own-drawings/pendant-lamp.ts'
import { tableLamp } from './own-drawings/table-lamp.ts'
import { tablet } from './own-drawings/tablet.ts'
import { teaBox } from './own-drawings/tea-box.ts'
import { toaster } from './own-drawings/toaster.ts'
import { toothpaste } from './own-drawings/toothpaste.ts'
import { towels } from './own-drawings/towels.ts'
import { toyBlocks } from './own-drawings/toy-blocks.ts'
import { toyTrain } from './own-drawings/toy-train.ts'
import { trousers } from './own-drawings/trousers.ts'
import { turkishTea } from './own-drawings/turkish-tea.ts'
import { tyre } from './own-drawings/tyre.ts'
import { vacuumCleaner } from './own-drawings/vacuum-cleaner.ts'
import { vacuumFlask } from './own-drawings/vacuum-flask.ts'
import { vase } from './own-drawings/vase.ts'
import { vinylRecord } from './own-drawings/vinyl-record.ts'
import { vitaminBottle } from './own-drawings/vitamin-bottle.ts'
import { wallet } from './own-drawings/wallet.ts'
import { wardrobe } from './own-drawings/wardrobe.ts'
import { washingMachine } from './own-drawings/washing-machine.ts'
import { yogaMat } from './own-drawings/yoga-mat.ts'
import { yoghurtTub } from './own-drawings/yoghurt-tub.ts'

/** The drawings of our own by name. */
export const ownDrawings: Record<OwnDrawingName, Drawing> = {
  'air-conditioner': airConditioner,
  armchair,
  'baby-bodysuit': babyBodysuit,
  'ball-pump': ballPump,
  belt,
  blender,
  'board-game': boardGame,
  'camping-chair': campingChair,
  'car-battery': carBattery,
  'car-seat': carSeat,
  'cat-food': catFood,
  'cat-litter': catLitter,
  charger,
  'coffee-bag': coffeeBag,
  'coffee-machine': coffeeMachine,
  'cooking-pot': cookingPot,
  'cream-jar': creamJar,
  curtain,
  'dash-camera': dashCamera,
  detergent,
  diapers,
  'dog-food': dogFood,
  drill,
  'drinking-glass': drinkingGlass,
  drone,
  dumbbell,
  earbuds,
  'eye-shadow': eyeShadow,
  'fan-heater': fanHeater,
  'fish-tank': fishTank,
  'flat-television': flatTelevision,
  'flour-bag': flourBag,
  'food-bowl': foodBowl,
  'hair-dryer': hairDryer,
  iron,
  'jam-jar': jamJar,
  kettle,
  mascara,
  mattress,
  'memory-stick': memoryStick,
  'milk-carton': milkCarton,
  monitor,
  'motor-oil': motorOil,
  'motorcycle-helmet': motorcycleHelmet,
  'nail-varnish': nailVarnish,
  necklace,
  'olive-oil': oliveOil,
  oven,
  pacifier,
  'pasta-bag': pastaBag,
  'pencil-case': pencilCase,
  perfume,
  'pet-bed': petBed,
  phone,
  'phone-case': phoneCase,
  pillow,
  plates,
  'power-bank': powerBank,
  refrigerator,
  'rice-bag': riceBag,
  'robot-vacuum': robotVacuum,
  router,
  rug,
  shampoo,
  shirt,
  skirt,
  'sleeping-bag': sleepingBag,
  slippers,
  'smart-watch': smartWatch,
  speaker,
  stroller,
  sunscreen,
  sweater,
  table,
  'table-lamp': tableLamp,
  'pendant-lamp': pendantLamp,
  tablet,
  'tea-box': teaBox,
  toaster,
  toothpaste,
  towels,
  'toy-blocks': toyBlocks,
  'toy-train': toyTrain,
  trousers,
  'turkish-tea': turkishTea,
  tyre,
  'vacuum-cleaner': vacuumCleaner,
  'vacuum-flask': vacuumFlask,
  vase,
  'vinyl-record': vinylRecord,
  'vitamin-bottle': vitaminBottle,
  wallet,
  wardrobe,
  'washing-machine': washingMachine,
  'yoga-mat': yogaMat,
  'yoghurt-tub': yoghurtTub,
}
