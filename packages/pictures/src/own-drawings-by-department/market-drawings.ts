import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { ayran } from '../own-drawings/ayran.ts'
import { bakingPowder } from '../own-drawings/baking-powder.ts'
import { baklava } from '../own-drawings/baklava.ts'
import { binBags } from '../own-drawings/bin-bags.ts'
import { cake } from '../own-drawings/cake.ts'
import { cezerye } from '../own-drawings/cezerye.ts'
import { chewingGum } from '../own-drawings/chewing-gum.ts'
import { drainOpener, softSoap } from '../own-drawings/cleaner-bottles.ts'
import { coffeeBag } from '../own-drawings/coffee-bag.ts'
import { colaBottle } from '../own-drawings/cola-bottle.ts'
import { crackers } from '../own-drawings/crackers.ts'
import { creamCheeseTub } from '../own-drawings/cream-cheese-tub.ts'
import { crisps } from '../own-drawings/crisps.ts'
import { curdCheese } from '../own-drawings/curd-cheese.ts'
import { detergent } from '../own-drawings/detergent.ts'
import { dishwasherSalt } from '../own-drawings/dishwasher-salt.ts'
import { driedApricots } from '../own-drawings/dried-apricots.ts'
import { icedTea, lemonade, pomegranateSauce, soySauce, turnipJuice } from '../own-drawings/drink-bottles.ts'
import { dryYeast } from '../own-drawings/dry-yeast.ts'
import { energyCan } from '../own-drawings/energy-can.ts'
import { fabricSoftener } from '../own-drawings/fabric-softener.ts'
import { filoSheets } from '../own-drawings/filo-sheets.ts'
import { flatbread } from '../own-drawings/flatbread.ts'
import { flourBag } from '../own-drawings/flour-bag.ts'
import {
  cornFlakes,
  frozenPizza,
  instantSoup,
  puddingBox,
  puffPastry,
  starchBox,
  stockCubes,
  whippedToppingBox,
} from '../own-drawings/food-cartons.ts'
import {
  breadcrumbsBag,
  cashews,
  cocoaBag,
  couscousBag,
  dates,
  driedFigs,
  frozenFries,
  granolaBag,
  homeNoodles,
  mantiBag,
  oatBag,
  pumpkinSeeds,
  raisins,
  semolinaBag,
  tarhanaBag,
  vermicelliBag,
} from '../own-drawings/food-packets.ts'
import { freezerBags } from '../own-drawings/freezer-bags.ts'
import { gazozBottle } from '../own-drawings/gazoz-bottle.ts'
import { gummyBears } from '../own-drawings/gummy-bears.ts'
import { halva } from '../own-drawings/halva.ts'
import { hazelnutSpread } from '../own-drawings/hazelnut-spread.ts'
import { honeyJar } from '../own-drawings/honey-jar.ts'
import { hotChocolate } from '../own-drawings/hot-chocolate.ts'
import { iceCreamTub } from '../own-drawings/ice-cream-tub.ts'
import { insectSpray } from '../own-drawings/insect-spray.ts'
import { apricotJamJar, berryJamJar, jamJar, tomatoPasteJar } from '../own-drawings/jam-jar.ts'
import { kaymak } from '../own-drawings/kaymak.ts'
import { kefirBottle } from '../own-drawings/kefir-bottle.ts'
import { ketchup } from '../own-drawings/ketchup.ts'
import { aluminiumFoil, bakingPaper, clingFilm } from '../own-drawings/kitchen-roll.ts'
import { lokum } from '../own-drawings/lokum.ts'
import { mayonnaise } from '../own-drawings/mayonnaise.ts'
import { meatballs } from '../own-drawings/meatballs.ts'
import { milkCarton } from '../own-drawings/milk-carton.ts'
import { mineralWater } from '../own-drawings/mineral-water.ts'
import { mop } from '../own-drawings/mop.ts'
import { mustard } from '../own-drawings/mustard.ts'
import { napkins } from '../own-drawings/napkins.ts'
import { nutBag } from '../own-drawings/nut-bag.ts'
import { oliveJar } from '../own-drawings/olive-jar.ts'
import { oliveOil } from '../own-drawings/olive-oil.ts'
import { olivePaste } from '../own-drawings/olive-paste.ts'
import { pastaBag } from '../own-drawings/pasta-bag.ts'
import { pastirma } from '../own-drawings/pastirma.ts'
import { peanutButter } from '../own-drawings/peanut-butter.ts'
import { pedalBin } from '../own-drawings/pedal-bin.ts'
import { pestil } from '../own-drawings/pestil.ts'
import { pismaniye } from '../own-drawings/pismaniye.ts'
import { preserveJar } from '../own-drawings/preserve-jar.ts'
import { pulseBag } from '../own-drawings/pulse-bag.ts'
import { riceBag } from '../own-drawings/rice-bag.ts'
import { salami } from '../own-drawings/salami.ts'
import { salep } from '../own-drawings/salep.ts'
import { sausageRing } from '../own-drawings/sausage-ring.ts'
import { sausages } from '../own-drawings/sausages.ts'
import { spiceJar } from '../own-drawings/spice-jar.ts'
import { sprayBottle } from '../own-drawings/spray-bottle.ts'
import { stainRemover } from '../own-drawings/stain-remover.ts'
import { sugarBag } from '../own-drawings/sugar-bag.ts'
import { sunflowerOil } from '../own-drawings/sunflower-oil.ts'
import { teaBox } from '../own-drawings/tea-box.ts'
import { turkishTea } from '../own-drawings/turkish-tea.ts'
import { vinegarBottle } from '../own-drawings/vinegar-bottle.ts'
import { wafer } from '../own-drawings/wafer.ts'
import { waterBottle } from '../own-drawings/water-bottle.ts'
import { whiteCheese } from '../own-drawings/white-cheese.ts'
import { yoghurtTub } from '../own-drawings/yoghurt-tub.ts'

/** What is eaten, drunk and used up. */
export const marketDrawings = {
  'coffee-bag': coffeeBag,
  detergent,
  'flour-bag': flourBag,
  'jam-jar': jamJar,
  'berry-jam-jar': berryJamJar,
  'apricot-jam-jar': apricotJamJar,
  'tomato-paste-jar': tomatoPasteJar,
  'milk-carton': milkCarton,
  'olive-oil': oliveOil,
  'pasta-bag': pastaBag,
  'rice-bag': riceBag,
  'tea-box': teaBox,
  'turkish-tea': turkishTea,
  'fabric-softener': fabricSoftener,
  'mineral-water': mineralWater,
  crisps,
  ayran,
  'kefir-bottle': kefirBottle,
  'cola-bottle': colaBottle,
  'gazoz-bottle': gazozBottle,
  ketchup,
  mayonnaise,
  'hazelnut-spread': hazelnutSpread,
  halva,
  sausages,
  pastirma,
  'baking-powder': bakingPowder,
  'freezer-bags': freezerBags,
  'aluminium-foil': aluminiumFoil,
  'cling-film': clingFilm,
  'baking-paper': bakingPaper,
  'yoghurt-tub': yoghurtTub,
  'spray-bottle': sprayBottle,
  'bin-bags': binBags,
  'water-bottle': waterBottle,
  'spice-jar': spiceJar,
  'sugar-bag': sugarBag,
  'honey-jar': honeyJar,
  'olive-jar': oliveJar,
  'white-cheese': whiteCheese,
  lokum,
  'pulse-bag': pulseBag,
  'preserve-jar': preserveJar,
  'dried-apricots': driedApricots,
  'nut-bag': nutBag,
  'sunflower-oil': sunflowerOil,
  'sausage-ring': sausageRing,
  'vinegar-bottle': vinegarBottle,
  mop,
  'pedal-bin': pedalBin,
  napkins,
  cake,
  'chewing-gum': chewingGum,
  'soft-soap': softSoap,
  'drain-opener': drainOpener,
  crackers,
  'cream-cheese-tub': creamCheeseTub,
  'curd-cheese': curdCheese,
  lemonade,
  'turnip-juice': turnipJuice,
  'iced-tea': icedTea,
  'pomegranate-sauce': pomegranateSauce,
  'soy-sauce': soySauce,
  'energy-can': energyCan,
  'filo-sheets': filoSheets,
  flatbread,
  'corn-flakes': cornFlakes,
  'instant-soup': instantSoup,
  'stock-cubes': stockCubes,
  'starch-box': starchBox,
  'pudding-box': puddingBox,
  'whipped-topping-box': whippedToppingBox,
  'frozen-pizza': frozenPizza,
  'puff-pastry': puffPastry,
  'semolina-bag': semolinaBag,
  'breadcrumbs-bag': breadcrumbsBag,
  'vermicelli-bag': vermicelliBag,
  'home-noodles': homeNoodles,
  'couscous-bag': couscousBag,
  'oat-bag': oatBag,
  'granola-bag': granolaBag,
  'tarhana-bag': tarhanaBag,
  'cocoa-bag': cocoaBag,
  'frozen-fries': frozenFries,
  'manti-bag': mantiBag,
  dates,
  'ice-cream-tub': iceCreamTub,
  'insect-spray': insectSpray,
  mustard,
  'olive-paste': olivePaste,
  'peanut-butter': peanutButter,
  salami,
  wafer,
  cashews,
  'dried-figs': driedFigs,
  'pumpkin-seeds': pumpkinSeeds,
  baklava,
  raisins,
  salep,
  'hot-chocolate': hotChocolate,
  pestil,
  cezerye,
  kaymak,
  'dry-yeast': dryYeast,
  'gummy-bears': gummyBears,
  pismaniye,
  meatballs,
  'stain-remover': stainRemover,
  'dishwasher-salt': dishwasherSalt,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
