import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { armchair } from '../own-drawings/armchair.ts'
import { artificialFlowers } from '../own-drawings/artificial-flowers.ts'
import { balloons } from '../own-drawings/balloons.ts'
import { barbecue } from '../own-drawings/barbecue.ts'
import { bathMat } from '../own-drawings/bath-mat.ts'
import { bathrobe } from '../own-drawings/bathrobe.ts'
import { bauble } from '../own-drawings/bauble.ts'
import { bedBase } from '../own-drawings/bed-base.ts'
import { bedLinen } from '../own-drawings/bed-linen.ts'
import { bedsideTable } from '../own-drawings/bedside-table.ts'
import { birthdayCandles } from '../own-drawings/birthday-candles.ts'
import { blanket } from '../own-drawings/blanket.ts'
import { bookcase } from '../own-drawings/bookcase.ts'
import { bowls } from '../own-drawings/bowls.ts'
import { boxGrater } from '../own-drawings/box-grater.ts'
import { bunkBed } from '../own-drawings/bunk-bed.ts'
import { cakeTin } from '../own-drawings/cake-tin.ts'
import { campingChair } from '../own-drawings/camping-chair.ts'
import { candleJar } from '../own-drawings/candle-jar.ts'
import { cezve } from '../own-drawings/cezve.ts'
import { charcoalBag } from '../own-drawings/charcoal-bag.ts'
import { chestOfDrawers } from '../own-drawings/chest-of-drawers.ts'
import { cleaningCloths } from '../own-drawings/cleaning-cloths.ts'
import { clothesHangers } from '../own-drawings/clothes-hangers.ts'
import { clothesPegs } from '../own-drawings/clothes-pegs.ts'
import { coatRack } from '../own-drawings/coat-rack.ts'
import { coffeeCups } from '../own-drawings/coffee-cups.ts'
import { coffeeTable } from '../own-drawings/coffee-table.ts'
import { colander } from '../own-drawings/colander.ts'
import { cookingPot } from '../own-drawings/cooking-pot.ts'
import { cornerSofa } from '../own-drawings/corner-sofa.ts'
import { curtain } from '../own-drawings/curtain.ts'
import { cutlery } from '../own-drawings/cutlery.ts'
import { cuttingBoard } from '../own-drawings/cutting-board.ts'
import { doorMat } from '../own-drawings/door-mat.ts'
import { doubleTeapot } from '../own-drawings/double-teapot.ts'
import { drillBits } from '../own-drawings/drill-bits.ts'
import { drill } from '../own-drawings/drill.ts'
import { drinkingGlass } from '../own-drawings/drinking-glass.ts'
import { dryingRack } from '../own-drawings/drying-rack.ts'
import { dustpan } from '../own-drawings/dustpan.ts'
import { fertiliser } from '../own-drawings/fertiliser.ts'
import { flowerPots } from '../own-drawings/flower-pots.ts'
import { fryingPan } from '../own-drawings/frying-pan.ts'
import { giftWrap } from '../own-drawings/gift-wrap.ts'
import { glassOvenDish } from '../own-drawings/glass-oven-dish.ts'
import { hoseNozzle } from '../own-drawings/hose-nozzle.ts'
import { ironingBoard } from '../own-drawings/ironing-board.ts'
import { jug } from '../own-drawings/jug.ts'
import { kitchenScale } from '../own-drawings/kitchen-scale.ts'
import { kitchenUtensils } from '../own-drawings/kitchen-utensils.ts'
import { knifeBlock } from '../own-drawings/knife-block.ts'
import { laundryBasket } from '../own-drawings/laundry-basket.ts'
import { lawnMower } from '../own-drawings/lawn-mower.ts'
import { ledStrip } from '../own-drawings/led-strip.ts'
import { lighter } from '../own-drawings/lighter.ts'
import { matches } from '../own-drawings/matches.ts'
import { mattress } from '../own-drawings/mattress.ts'
import { mug } from '../own-drawings/mug.ts'
import { nails } from '../own-drawings/nails.ts'
import { neckPillow } from '../own-drawings/neck-pillow.ts'
import { orchid } from '../own-drawings/orchid.ts'
import { paintCan } from '../own-drawings/paint-can.ts'
import { peeler } from '../own-drawings/peeler.ts'
import { pendantLamp } from '../own-drawings/pendant-lamp.ts'
import { photoFrame } from '../own-drawings/photo-frame.ts'
import { pillow } from '../own-drawings/pillow.ts'
import { plates } from '../own-drawings/plates.ts'
import { pliers } from '../own-drawings/pliers.ts'
import { pottingSoil } from '../own-drawings/potting-soil.ts'
import { pouf } from '../own-drawings/pouf.ts'
import { prayerRug } from '../own-drawings/prayer-rug.ts'
import { pressureCooker } from '../own-drawings/pressure-cooker.ts'
import { pruningShears } from '../own-drawings/pruning-shears.ts'
import { rake } from '../own-drawings/rake.ts'
import { reedDiffuser } from '../own-drawings/reed-diffuser.ts'
import { rollingPin } from '../own-drawings/rolling-pin.ts'
import { roomSpray } from '../own-drawings/room-spray.ts'
import { rope } from '../own-drawings/rope.ts'
import { rubberGloves } from '../own-drawings/rubber-gloves.ts'
import { rug } from '../own-drawings/rug.ts'
import { samovar } from '../own-drawings/samovar.ts'
import { sandpaper } from '../own-drawings/sandpaper.ts'
import { screws } from '../own-drawings/screws.ts'
import { seatCushion } from '../own-drawings/seat-cushion.ts'
import { seedPacket } from '../own-drawings/seed-packet.ts'
import { servingTray } from '../own-drawings/serving-tray.ts'
import { shoeCabinet } from '../own-drawings/shoe-cabinet.ts'
import { shovel } from '../own-drawings/shovel.ts'
import { showerCurtain } from '../own-drawings/shower-curtain.ts'
import { sofaCover } from '../own-drawings/sofa-cover.ts'
import { sofaSet } from '../own-drawings/sofa-set.ts'
import { sofa } from '../own-drawings/sofa.ts'
import { spannerSet } from '../own-drawings/spanner-set.ts'
import { spiceRack } from '../own-drawings/spice-rack.ts'
import { spiritLevel } from '../own-drawings/spirit-level.ts'
import { tableLamp } from '../own-drawings/table-lamp.ts'
import { table } from '../own-drawings/table.ts'
import { tablecloth } from '../own-drawings/tablecloth.ts'
import { tap } from '../own-drawings/tap.ts'
import { tapeMeasure } from '../own-drawings/tape-measure.ts'
import { teaGlass } from '../own-drawings/tea-glass.ts'
import { toiletBrush } from '../own-drawings/toilet-brush.ts'
import { toiletSeat } from '../own-drawings/toilet-seat.ts'
import { towels } from '../own-drawings/towels.ts'
import { turkishFlag } from '../own-drawings/turkish-flag.ts'
import { tvUnit } from '../own-drawings/tv-unit.ts'
import { vase } from '../own-drawings/vase.ts'
import { wallArt } from '../own-drawings/wall-art.ts'
import { wallClock } from '../own-drawings/wall-clock.ts'
import { wardrobe } from '../own-drawings/wardrobe.ts'
import { wheelbarrow } from '../own-drawings/wheelbarrow.ts'
import { saltAndPepper } from '../own-drawings/salt-and-pepper.ts'
import { canOpener } from '../own-drawings/can-opener.ts'
import { corkscrew } from '../own-drawings/corkscrew.ts'
import { mortar } from '../own-drawings/mortar.ts'
import { breadBox } from '../own-drawings/bread-box.ts'
import { lunchBox } from '../own-drawings/lunch-box.ts'
import { iceTray } from '../own-drawings/ice-tray.ts'
import { muffinTin } from '../own-drawings/muffin-tin.ts'
import { ovenTray } from '../own-drawings/oven-tray.ts'
import { soapDispenser } from '../own-drawings/soap-dispenser.ts'
import { towelRail } from '../own-drawings/towel-rail.ts'
import { washBasin } from '../own-drawings/wash-basin.ts'
import { squeegee } from '../own-drawings/squeegee.ts'

/** Furniture, kitchen, textiles, garden and tools. */
export const homeDrawings = {
  armchair,
  'candle-jar': candleJar,
  'camping-chair': campingChair,
  'cooking-pot': cookingPot,
  curtain,
  drill,
  'drinking-glass': drinkingGlass,
  mattress,
  pillow,
  plates,
  rug,
  table,
  'table-lamp': tableLamp,
  'pendant-lamp': pendantLamp,
  towels,
  'reed-diffuser': reedDiffuser,
  'rubber-gloves': rubberGloves,
  dustpan,
  lighter,
  matches,
  vase,
  wardrobe,
  blanket,
  sofa,
  bookcase,
  'wall-clock': wallClock,
  'hose-nozzle': hoseNozzle,
  'ironing-board': ironingBoard,
  'drying-rack': dryingRack,
  barbecue,
  'paint-can': paintCan,
  'knife-block': knifeBlock,
  'frying-pan': fryingPan,
  'double-teapot': doubleTeapot,
  'wall-art': wallArt,
  tap,
  'shower-curtain': showerCurtain,
  'bath-mat': bathMat,
  'toilet-brush': toiletBrush,
  cutlery,
  'bed-linen': bedLinen,
  'sofa-set': sofaSet,
  'corner-sofa': cornerSofa,
  'tv-unit': tvUnit,
  'shoe-cabinet': shoeCabinet,
  'bunk-bed': bunkBed,
  bathrobe,
  tablecloth,
  'laundry-basket': laundryBasket,
  'clothes-hangers': clothesHangers,
  'box-grater': boxGrater,
  'serving-tray': servingTray,
  cezve,
  'toilet-seat': toiletSeat,
  'photo-frame': photoFrame,
  bauble,
  fertiliser,
  'lawn-mower': lawnMower,
  nails,
  'neck-pillow': neckPillow,
  orchid,
  'pruning-shears': pruningShears,
  rope,
  screws,
  'seed-packet': seedPacket,
  'spanner-set': spannerSet,
  'spirit-level': spiritLevel,
  'tape-measure': tapeMeasure,
  wheelbarrow,
  'artificial-flowers': artificialFlowers,
  balloons,
  'birthday-candles': birthdayCandles,
  'cake-tin': cakeTin,
  'clothes-pegs': clothesPegs,
  'coffee-cups': coffeeCups,
  colander,
  'cutting-board': cuttingBoard,
  'flower-pots': flowerPots,
  'gift-wrap': giftWrap,
  'glass-oven-dish': glassOvenDish,
  jug,
  'kitchen-scale': kitchenScale,
  'kitchen-utensils': kitchenUtensils,
  mug,
  'prayer-rug': prayerRug,
  'pressure-cooker': pressureCooker,
  'rolling-pin': rollingPin,
  'tea-glass': teaGlass,
  'room-spray': roomSpray,
  sandpaper,
  'spice-rack': spiceRack,
  'coffee-table': coffeeTable,
  'led-strip': ledStrip,
  'drill-bits': drillBits,
  'bedside-table': bedsideTable,
  'chest-of-drawers': chestOfDrawers,
  pouf,
  'coat-rack': coatRack,
  'charcoal-bag': charcoalBag,
  pliers,
  'potting-soil': pottingSoil,
  rake,
  shovel,
  samovar,
  peeler,
  bowls,
  'turkish-flag': turkishFlag,
  'door-mat': doorMat,
  'cleaning-cloths': cleaningCloths,
  'sofa-cover': sofaCover,
  'seat-cushion': seatCushion,
  'bed-base': bedBase,
  'salt-and-pepper': saltAndPepper,
  'can-opener': canOpener,
  corkscrew,
  mortar,
  'bread-box': breadBox,
  'lunch-box': lunchBox,
  'ice-tray': iceTray,
  'muffin-tin': muffinTin,
  'oven-tray': ovenTray,
  'soap-dispenser': soapDispenser,
  'towel-rail': towelRail,
  'wash-basin': washBasin,
  squeegee,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
