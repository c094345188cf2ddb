import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { aftershave } from '../own-drawings/aftershave.ts'
import { bathMitt } from '../own-drawings/bath-mitt.ts'
import { bathSponge } from '../own-drawings/bath-sponge.ts'
import { bathroomScale } from '../own-drawings/bathroom-scale.ts'
import { bloodPressureMonitor } from '../own-drawings/blood-pressure-monitor.ts'
import { blusher } from '../own-drawings/blusher.ts'
import { collagen } from '../own-drawings/collagen.ts'
import { concealer } from '../own-drawings/concealer.ts'
import { cottonPads } from '../own-drawings/cotton-pads.ts'
import { creamJar } from '../own-drawings/cream-jar.ts'
import { creamTube } from '../own-drawings/cream-tube.ts'
import { curlingIron } from '../own-drawings/curling-iron.ts'
import { dentalFloss } from '../own-drawings/dental-floss.ts'
import { deodorant } from '../own-drawings/deodorant.ts'
import { depilatoryWax } from '../own-drawings/depilatory-wax.ts'
import { digitalThermometer } from '../own-drawings/digital-thermometer.ts'
import { elasticBandage } from '../own-drawings/elastic-bandage.ts'
import { epilator } from '../own-drawings/epilator.ts'
import { eyePencil } from '../own-drawings/eye-pencil.ts'
import { eyeShadow } from '../own-drawings/eye-shadow.ts'
import { eyeliner } from '../own-drawings/eyeliner.ts'
import { facePowder } from '../own-drawings/face-powder.ts'
import { faceSerum } from '../own-drawings/face-serum.ts'
import { faceToner } from '../own-drawings/face-toner.ts'
import { falseNails } from '../own-drawings/false-nails.ts'
import { foreheadThermometer } from '../own-drawings/forehead-thermometer.ts'
import { foundationBottle } from '../own-drawings/foundation-bottle.ts'
import { glucoseMeter } from '../own-drawings/glucose-meter.ts'
import { hairDryer } from '../own-drawings/hair-dryer.ts'
import { hairDye } from '../own-drawings/hair-dye.ts'
import { hairGel } from '../own-drawings/hair-gel.ts'
import { hairMask } from '../own-drawings/hair-mask.ts'
import { hairOil } from '../own-drawings/hair-oil.ts'
import { hairStraightener } from '../own-drawings/hair-straightener.ts'
import { hairbrush } from '../own-drawings/hairbrush.ts'
import { hairspray } from '../own-drawings/hairspray.ts'
import { hotWaterBottle } from '../own-drawings/hot-water-bottle.ts'
import { lipBalm } from '../own-drawings/lip-balm.ts'
import { lipGloss } from '../own-drawings/lip-gloss.ts'
import { makeupBag } from '../own-drawings/makeup-bag.ts'
import { makeupBrushes } from '../own-drawings/makeup-brushes.ts'
import { manicureSet } from '../own-drawings/manicure-set.ts'
import { mascara } from '../own-drawings/mascara.ts'
import { massageGun } from '../own-drawings/massage-gun.ts'
import { micellarWater } from '../own-drawings/micellar-water.ts'
import { mouthwash } from '../own-drawings/mouthwash.ts'
import { nailClippers } from '../own-drawings/nail-clippers.ts'
import { nailPolishRemover } from '../own-drawings/nail-polish-remover.ts'
import { nailVarnish } from '../own-drawings/nail-varnish.ts'
import { perfume } from '../own-drawings/perfume.ts'
import { proteinTub } from '../own-drawings/protein-tub.ts'
import { razorBlades } from '../own-drawings/razor-blades.ts'
import { sanitaryPads } from '../own-drawings/sanitary-pads.ts'
import { shampoo } from '../own-drawings/shampoo.ts'
import { shaver } from '../own-drawings/shaver.ts'
import { shavingFoam } from '../own-drawings/shaving-foam.ts'
import { smallCarton } from '../own-drawings/small-carton.ts'
import { sunscreen } from '../own-drawings/sunscreen.ts'
import { surgicalMask } from '../own-drawings/surgical-mask.ts'
import { tissues } from '../own-drawings/tissues.ts'
import { toothpaste } from '../own-drawings/toothpaste.ts'
import { tweezers } from '../own-drawings/tweezers.ts'
import { vitaminBottle } from '../own-drawings/vitamin-bottle.ts'
import { falseLashes } from '../own-drawings/false-lashes.ts'

/** Cosmetics and health. */
export const careDrawings = {
  'cream-jar': creamJar,
  'eye-shadow': eyeShadow,
  'hair-dryer': hairDryer,
  mascara,
  'nail-varnish': nailVarnish,
  perfume,
  shampoo,
  sunscreen,
  toothpaste,
  'hair-dye': hairDye,
  epilator,
  'hair-straightener': hairStraightener,
  'curling-iron': curlingIron,
  'blood-pressure-monitor': bloodPressureMonitor,
  'bathroom-scale': bathroomScale,
  'sanitary-pads': sanitaryPads,
  'depilatory-wax': depilatoryWax,
  'eye-pencil': eyePencil,
  eyeliner,
  'lip-balm': lipBalm,
  'lip-gloss': lipGloss,
  'nail-polish-remover': nailPolishRemover,
  'micellar-water': micellarWater,
  'shaving-foam': shavingFoam,
  'razor-blades': razorBlades,
  aftershave,
  'dental-floss': dentalFloss,
  mouthwash,
  'hair-gel': hairGel,
  hairspray,
  'makeup-bag': makeupBag,
  'protein-tub': proteinTub,
  'vitamin-bottle': vitaminBottle,
  shaver,
  'forehead-thermometer': foreheadThermometer,
  deodorant,
  tissues,
  'cotton-pads': cottonPads,
  'surgical-mask': surgicalMask,
  'elastic-bandage': elasticBandage,
  hairbrush,
  'cream-tube': creamTube,
  'foundation-bottle': foundationBottle,
  'small-carton': smallCarton,
  'digital-thermometer': digitalThermometer,
  'nail-clippers': nailClippers,
  blusher,
  'face-serum': faceSerum,
  'makeup-brushes': makeupBrushes,
  'massage-gun': massageGun,
  collagen,
  'false-nails': falseNails,
  'hair-oil': hairOil,
  'hair-mask': hairMask,
  tweezers,
  'manicure-set': manicureSet,
  'bath-sponge': bathSponge,
  'bath-mitt': bathMitt,
  'hot-water-bottle': hotWaterBottle,
  concealer,
  'face-powder': facePowder,
  'face-toner': faceToner,
  'glucose-meter': glucoseMeter,
  'false-lashes': falseLashes,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
