import type { OwnDrawingName } from './own-drawing-names.ts'
import type { Drawing } from './drawing.ts'
import { glueStick } from './own-drawings/glue-stick.ts'
import { paperReam } from './own-drawings/paper-ream.ts'
import { powerStrip } from './own-drawings/power-strip.ts'
import { candleJar } from './own-drawings/candle-jar.ts'
import { flatSandal } from './own-drawings/flat-sandal.ts'
import { zippedBoot } from './own-drawings/zipped-boot.ts'
import { longSleevedBodysuit } from './own-drawings/long-sleeved-bodysuit.ts'
import { balletFlats } from './own-drawings/ballet-flats.ts'
import { bauble } from './own-drawings/bauble.ts'
import { beltBag } from './own-drawings/belt-bag.ts'
import { bicycleLock } from './own-drawings/bicycle-lock.ts'
import { boxerShorts } from './own-drawings/boxer-shorts.ts'
import { bra } from './own-drawings/bra.ts'
import { campingTable } from './own-drawings/camping-table.ts'
import { carVacuum } from './own-drawings/car-vacuum.ts'
import { cardSheets } from './own-drawings/card-sheets.ts'
import { colouredPencils } from './own-drawings/coloured-pencils.ts'
import { compasses } from './own-drawings/compasses.ts'
import { darbuka } from './own-drawings/darbuka.ts'
import { dollHouse } from './own-drawings/doll-house.ts'
import { fertiliser } from './own-drawings/fertiliser.ts'
import { girlsDress } from './own-drawings/girls-dress.ts'
import { hulaHoop } from './own-drawings/hula-hoop.ts'
import { jumpRope } from './own-drawings/jump-rope.ts'
import { jumperCables } from './own-drawings/jumper-cables.ts'
import { lawnMower } from './own-drawings/lawn-mower.ts'
import { maternityDress } from './own-drawings/maternity-dress.ts'
import { nails } from './own-drawings/nails.ts'
import { navigator } from './own-drawings/navigator.ts'
import { neckPillow } from './own-drawings/neck-pillow.ts'
import { ney } from './own-drawings/ney.ts'
import { okeySet } from './own-drawings/okey-set.ts'
import { orchid } from './own-drawings/orchid.ts'
import { panties } from './own-drawings/panties.ts'
import { parkingSensor } from './own-drawings/parking-sensor.ts'
import { playDough } from './own-drawings/play-dough.ts'
import { playingCards } from './own-drawings/playing-cards.ts'
import { pruningShears } from './own-drawings/pruning-shears.ts'
import { rope } from './own-drawings/rope.ts'
import { screws } from './own-drawings/screws.ts'
import { seedPacket } from './own-drawings/seed-packet.ts'
import { silkTie } from './own-drawings/silk-tie.ts'
import { sketchbook } from './own-drawings/sketchbook.ts'
import { spannerSet } from './own-drawings/spanner-set.ts'
import { spiritLevel } from './own-drawings/spirit-level.ts'
import { tapeMeasure } from './own-drawings/tape-measure.ts'
import { undershirt } from './own-drawings/undershirt.ts'
import { weddingDress } from './own-drawings/wedding-dress.ts'
import { wheelbarrow } from './own-drawings/wheelbarrow.ts'
import { wiperBlade } from './own-drawings/wiper-blade.ts'
import { cardigan } from './own-drawings/cardigan.ts'
import { pyjamas } from './own-drawings/pyjamas.ts'
import { mop } from './own-drawings/mop.ts'
import { pedalBin } from './own-drawings/pedal-bin.ts'
import { bathMat } from './own-drawings/bath-mat.ts'
import { showerCurtain } from './own-drawings/shower-curtain.ts'
import { tap } from './own-drawings/tap.ts'
import { toiletBrush } from './own-drawings/toilet-brush.ts'
import { nailClippers } from './own-drawings/nail-clippers.ts'
import { cable } from './own-drawings/cable.ts'
import { cutlery } from './own-drawings/cutlery.ts'
import { napkins } from './own-drawings/napkins.ts'
import { hoodie } from './own-drawings/hoodie.ts'
import { raincoat } from './own-drawings/raincoat.ts'
import { blazer } from './own-drawings/blazer.ts'
import { denimJacket } from './own-drawings/denim-jacket.ts'
import { tights } from './own-drawings/tights.ts'
import { catToy } from './own-drawings/cat-toy.ts'
import { bedLinen } from './own-drawings/bed-linen.ts'
import { sausageRing } from './own-drawings/sausage-ring.ts'
import { vinegarBottle } from './own-drawings/vinegar-bottle.ts'
import { sunflowerOil } from './own-drawings/sunflower-oil.ts'
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
import { apricotJamJar, berryJamJar, jamJar, tomatoPasteJar } from './own-drawings/jam-jar.ts'
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
import { fabricSoftener } from './own-drawings/fabric-softener.ts'
import { mineralWater } from './own-drawings/mineral-water.ts'
import { crisps } from './own-drawings/crisps.ts'
import { ayran } from './own-drawings/ayran.ts'
import { kefirBottle } from './own-drawings/kefir-bottle.ts'
import { colaBottle } from './own-drawings/cola-bottle.ts'
import { gazozBottle } from './own-drawings/gazoz-bottle.ts'
import { ketchup } from './own-drawings/ketchup.ts'
import { mayonnaise } from './own-drawings/mayonnaise.ts'
import { hazelnutSpread } from './own-drawings/hazelnut-spread.ts'
import { halva } from './own-drawings/halva.ts'
import { sausages } from './own-drawings/sausages.ts'
import { pastirma } from './own-drawings/pastirma.ts'
import { bakingPowder } from './own-drawings/baking-powder.ts'
import { hairDye } from './own-drawings/hair-dye.ts'
import { epilator } from './own-drawings/epilator.ts'
import { hairStraightener } from './own-drawings/hair-straightener.ts'
import { curlingIron } from './own-drawings/curling-iron.ts'
import { bloodPressureMonitor } from './own-drawings/blood-pressure-monitor.ts'
import { bathroomScale } from './own-drawings/bathroom-scale.ts'
import { sanitaryPads } from './own-drawings/sanitary-pads.ts'
import { depilatoryWax } from './own-drawings/depilatory-wax.ts'
import { eyePencil } from './own-drawings/eye-pencil.ts'
import { eyeliner } from './own-drawings/eyeliner.ts'
import { lipBalm } from './own-drawings/lip-balm.ts'
import { lipGloss } from './own-drawings/lip-gloss.ts'
import { nailPolishRemover } from './own-drawings/nail-polish-remover.ts'
import { micellarWater } from './own-drawings/micellar-water.ts'
import { shavingFoam } from './own-drawings/shaving-foam.ts'
import { razorBlades } from './own-drawings/razor-blades.ts'
import { aftershave } from './own-drawings/aftershave.ts'
import { dentalFloss } from './own-drawings/dental-floss.ts'
import { mouthwash } from './own-drawings/mouthwash.ts'
import { hairGel } from './own-drawings/hair-gel.ts'
import { hairspray } from './own-drawings/hairspray.ts'
import { makeupBag } from './own-drawings/makeup-bag.ts'
import { proteinTub } from './own-drawings/protein-tub.ts'
import { reedDiffuser } from './own-drawings/reed-diffuser.ts'
import { freezerBags } from './own-drawings/freezer-bags.ts'
import { rubberGloves } from './own-drawings/rubber-gloves.ts'
import { dustpan } from './own-drawings/dustpan.ts'
import { lighter } from './own-drawings/lighter.ts'
import { matches } from './own-drawings/matches.ts'
import { babyOil } from './own-drawings/baby-oil.ts'
import { nappyCream } from './own-drawings/nappy-cream.ts'
import { babyBouncer } from './own-drawings/baby-bouncer.ts'
import { babyWalker } from './own-drawings/baby-walker.ts'
import { playpen } from './own-drawings/playpen.ts'
import { dogKennel } from './own-drawings/dog-kennel.ts'
import { catLitterBox } from './own-drawings/cat-litter-box.ts'
import { aluminiumFoil, bakingPaper, clingFilm } from './own-drawings/kitchen-roll.ts'
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
import { dishwasher } from './own-drawings/dishwasher.ts'
import { microwave } from './own-drawings/microwave.ts'
import { espressoMachine } from './own-drawings/espresso-machine.ts'
import { stickVacuum } from './own-drawings/stick-vacuum.ts'
import { tripod } from './own-drawings/tripod.ts'
import { tvMount } from './own-drawings/tv-mount.ts'
import { screenProtector } from './own-drawings/screen-protector.ts'
import { fitnessBand } from './own-drawings/fitness-band.ts'
import { actionCamera } from './own-drawings/action-camera.ts'
import { hob } from './own-drawings/hob.ts'
import { handBlender } from './own-drawings/hand-blender.ts'
import { freezer } from './own-drawings/freezer.ts'
import { airFryer } from './own-drawings/air-fryer.ts'
import { suit } from './own-drawings/suit.ts'
import { blouse } from './own-drawings/blouse.ts'
import { bracelet } from './own-drawings/bracelet.ts'
import { earrings } from './own-drawings/earrings.ts'
import { beanie } from './own-drawings/beanie.ts'
import { pufferJacket } from './own-drawings/puffer-jacket.ts'
import { motorcycleJacket } from './own-drawings/motorcycle-jacket.ts'
import { shaver } from './own-drawings/shaver.ts'
import { foreheadThermometer } from './own-drawings/forehead-thermometer.ts'
import { deodorant } from './own-drawings/deodorant.ts'
import { tissues } from './own-drawings/tissues.ts'
import { cottonPads } from './own-drawings/cotton-pads.ts'
import { surgicalMask } from './own-drawings/surgical-mask.ts'
import { elasticBandage } from './own-drawings/elastic-bandage.ts'
import { hairbrush } from './own-drawings/hairbrush.ts'
import { creamTube } from './own-drawings/cream-tube.ts'
import { foundationBottle } from './own-drawings/foundation-bottle.ts'
import { smallCarton } from './own-drawings/small-carton.ts'
import { wetWipes } from './own-drawings/wet-wipes.ts'
import { highChair } from './own-drawings/high-chair.ts'
import { babyCarrier } from './own-drawings/baby-carrier.ts'
import { cot } from './own-drawings/cot.ts'
import { blanket } from './own-drawings/blanket.ts'
import { nightLight } from './own-drawings/night-light.ts'
import { rattle } from './own-drawings/rattle.ts'
import { playMat } from './own-drawings/play-mat.ts'
import { babyShoes } from './own-drawings/baby-shoes.ts'
import { jumpsuit } from './own-drawings/jumpsuit.ts'
import { sofa } from './own-drawings/sofa.ts'
import { bookcase } from './own-drawings/bookcase.ts'
import { wallClock } from './own-drawings/wall-clock.ts'
import { officeChair } from './own-drawings/office-chair.ts'
import { calculator } from './own-drawings/calculator.ts'
import { canvas } from './own-drawings/canvas.ts'
import { treadmill } from './own-drawings/treadmill.ts'
import { bicycleHelmet } from './own-drawings/bicycle-helmet.ts'
import { inflatableBoat } from './own-drawings/inflatable-boat.ts'
import { binoculars } from './own-drawings/binoculars.ts'
import { alloyRim } from './own-drawings/alloy-rim.ts'
import { carMat } from './own-drawings/car-mat.ts'
import { phoneHolder } from './own-drawings/phone-holder.ts'
import { headlightBulb } from './own-drawings/headlight-bulb.ts'
import { pressureWasher } from './own-drawings/pressure-washer.ts'
import { carFreshener } from './own-drawings/car-freshener.ts'
import { seatCover } from './own-drawings/seat-cover.ts'
import { sprayBottle } from './own-drawings/spray-bottle.ts'
import { jerrycan } from './own-drawings/jerrycan.ts'
import { birdCage } from './own-drawings/bird-cage.ts'
import { rodentCage } from './own-drawings/rodent-cage.ts'
import { catScratcher } from './own-drawings/cat-scratcher.ts'
import { fishFood } from './own-drawings/fish-food.ts'
import { birdFood } from './own-drawings/bird-food.ts'
import { rodentFood } from './own-drawings/rodent-food.ts'
import { dogCollar } from './own-drawings/dog-collar.ts'
import { binBags } from './own-drawings/bin-bags.ts'
import { waterBottle } from './own-drawings/water-bottle.ts'
import { hoseNozzle } from './own-drawings/hose-nozzle.ts'
import { spiceJar } from './own-drawings/spice-jar.ts'
import { barbecue } from './own-drawings/barbecue.ts'
import { dryingRack } from './own-drawings/drying-rack.ts'
import { eraser } from './own-drawings/eraser.ts'
import { ironingBoard } from './own-drawings/ironing-board.ts'
import { sugarBag } from './own-drawings/sugar-bag.ts'
import { gameBox } from './own-drawings/game-box.ts'
import { honeyJar } from './own-drawings/honey-jar.ts'
import { oliveJar } from './own-drawings/olive-jar.ts'
import { whiteCheese } from './own-drawings/white-cheese.ts'
import { lokum } from './own-drawings/lokum.ts'
import { pulseBag } from './own-drawings/pulse-bag.ts'
import { preserveJar } from './own-drawings/preserve-jar.ts'
import { driedApricots } from './own-drawings/dried-apricots.ts'
import { nutBag } from './own-drawings/nut-bag.ts'
import { bookCover } from './own-drawings/book-cover.ts'
import { discCase } from './own-drawings/disc-case.ts'
import { paintCan } from './own-drawings/paint-can.ts'
import { knifeBlock } from './own-drawings/knife-block.ts'
import { fryingPan } from './own-drawings/frying-pan.ts'
import { doubleTeapot } from './own-drawings/double-teapot.ts'
import { wallArt } from './own-drawings/wall-art.ts'
import { plushPanda } from './own-drawings/plush-panda.ts'
import { digitalThermometer } from './own-drawings/digital-thermometer.ts'
import { gameConsole } from './own-drawings/game-console.ts'
import { handheldConsole } from './own-drawings/handheld-console.ts'
import { waxTin } from './own-drawings/wax-tin.ts'
import { longDress } from './own-drawings/long-dress.ts'
import { knitDress } from './own-drawings/knit-dress.ts'
import { sofaSet } from './own-drawings/sofa-set.ts'
import { cornerSofa } from './own-drawings/corner-sofa.ts'
import { tvUnit } from './own-drawings/tv-unit.ts'
import { shoeCabinet } from './own-drawings/shoe-cabinet.ts'
import { bunkBed } from './own-drawings/bunk-bed.ts'
import { bathrobe } from './own-drawings/bathrobe.ts'
import { tablecloth } from './own-drawings/tablecloth.ts'
import { laundryBasket } from './own-drawings/laundry-basket.ts'
import { clothesHangers } from './own-drawings/clothes-hangers.ts'
import { boxGrater } from './own-drawings/box-grater.ts'
import { servingTray } from './own-drawings/serving-tray.ts'
import { cezve } from './own-drawings/cezve.ts'
import { standingFan } from './own-drawings/standing-fan.ts'
import { airPurifier } from './own-drawings/air-purifier.ts'
import { chimneyHood } from './own-drawings/chimney-hood.ts'
import { slimHood } from './own-drawings/slim-hood.ts'
import { handMixer } from './own-drawings/hand-mixer.ts'
import { standMixer } from './own-drawings/stand-mixer.ts'
import { foodProcessor } from './own-drawings/food-processor.ts'
import { citrusPress } from './own-drawings/citrus-press.ts'
import { waffleMaker } from './own-drawings/waffle-maker.ts'
import { externalDrive } from './own-drawings/external-drive.ts'
import { portableSsd } from './own-drawings/portable-ssd.ts'
import { memoryCard } from './own-drawings/memory-card.ts'
import { webcam } from './own-drawings/webcam.ts'
import { soundbar } from './own-drawings/soundbar.ts'
import { tabletCase } from './own-drawings/tablet-case.ts'
import { securityCamera } from './own-drawings/security-camera.ts'
import { videoDoorbell } from './own-drawings/video-doorbell.ts'
import { projector } from './own-drawings/projector.ts'
import { tonerCartridge } from './own-drawings/toner-cartridge.ts'
import { inkCartridges } from './own-drawings/ink-cartridges.ts'
import { graphicsCard } from './own-drawings/graphics-card.ts'
import { memoryModule } from './own-drawings/memory-module.ts'
import { gamingKeyboard } from './own-drawings/gaming-keyboard.ts'
import { remoteControl } from './own-drawings/remote-control.ts'
import { toiletSeat } from './own-drawings/toilet-seat.ts'
import { photoFrame } from './own-drawings/photo-frame.ts'
import { artificialFlowers } from './own-drawings/artificial-flowers.ts'
import { backgammon } from './own-drawings/backgammon.ts'
import { balloons } from './own-drawings/balloons.ts'
import { bib } from './own-drawings/bib.ts'
import { birthdayCandles } from './own-drawings/birthday-candles.ts'
import { blusher } from './own-drawings/blusher.ts'
import { breastPump } from './own-drawings/breast-pump.ts'
import { cakeTin } from './own-drawings/cake-tin.ts'
import { cake } from './own-drawings/cake.ts'
import { carJack } from './own-drawings/car-jack.ts'
import { chewingGum } from './own-drawings/chewing-gum.ts'
import { drainOpener, softSoap } from './own-drawings/cleaner-bottles.ts'
import { clothesPegs } from './own-drawings/clothes-pegs.ts'
import { coffeeCups } from './own-drawings/coffee-cups.ts'
import { colander } from './own-drawings/colander.ts'
import { crackers } from './own-drawings/crackers.ts'
import { creamCheeseTub } from './own-drawings/cream-cheese-tub.ts'
import { curdCheese } from './own-drawings/curd-cheese.ts'
import { cuttingBoard } from './own-drawings/cutting-board.ts'
import { dressingGown } from './own-drawings/dressing-gown.ts'
import { icedTea, lemonade, pomegranateSauce, soySauce, turnipJuice } from './own-drawings/drink-bottles.ts'
import { drinkingFlask } from './own-drawings/drinking-flask.ts'
import { energyCan } from './own-drawings/energy-can.ts'
import { exerciseBall } from './own-drawings/exercise-ball.ts'
import { faceSerum } from './own-drawings/face-serum.ts'
import { filoSheets } from './own-drawings/filo-sheets.ts'
import { flatbread } from './own-drawings/flatbread.ts'
import { flowerPots } from './own-drawings/flower-pots.ts'
import {
  cornFlakes,
  frozenPizza,
  instantSoup,
  puddingBox,
  puffPastry,
  starchBox,
  stockCubes,
  whippedToppingBox,
} from './own-drawings/food-cartons.ts'
import {
  breadcrumbsBag,
  cocoaBag,
  couscousBag,
  dates,
  frozenFries,
  granolaBag,
  homeNoodles,
  mantiBag,
  oatBag,
  semolinaBag,
  tarhanaBag,
  vermicelliBag,
  cashews,
  driedFigs,
  pumpkinSeeds,
  raisins,
} from './own-drawings/food-packets.ts'
import { giftWrap } from './own-drawings/gift-wrap.ts'
import { glassOvenDish } from './own-drawings/glass-oven-dish.ts'
import { hairClips } from './own-drawings/hair-clips.ts'
import { iceCreamTub } from './own-drawings/ice-cream-tub.ts'
import { insectSpray } from './own-drawings/insect-spray.ts'
import { jug } from './own-drawings/jug.ts'
import { kitchenScale } from './own-drawings/kitchen-scale.ts'
import { kitchenUtensils } from './own-drawings/kitchen-utensils.ts'
import { leggings } from './own-drawings/leggings.ts'
import { makeupBrushes } from './own-drawings/makeup-brushes.ts'
import { mousePad } from './own-drawings/mouse-pad.ts'
import { mug } from './own-drawings/mug.ts'
import { mustard } from './own-drawings/mustard.ts'
import { olivePaste } from './own-drawings/olive-paste.ts'
import { paperClips } from './own-drawings/paper-clips.ts'
import { peanutButter } from './own-drawings/peanut-butter.ts'
import { petCarrier } from './own-drawings/pet-carrier.ts'
import { prayerRug } from './own-drawings/prayer-rug.ts'
import { pressureCooker } from './own-drawings/pressure-cooker.ts'
import { badmintonSet, tableTennisBats, tennisRacket } from './own-drawings/rackets.ts'
import { recorder } from './own-drawings/recorder.ts'
import { rideOnCar } from './own-drawings/ride-on-car.ts'
import { rollingPin } from './own-drawings/rolling-pin.ts'
import { salami } from './own-drawings/salami.ts'
import { sewingMachine } from './own-drawings/sewing-machine.ts'
import { slide } from './own-drawings/slide.ts'
import { stapler } from './own-drawings/stapler.ts'
import { steeringWheelCover } from './own-drawings/steering-wheel-cover.ts'
import { stickyTape } from './own-drawings/sticky-tape.ts'
import { swaddle } from './own-drawings/swaddle.ts'
import { swing } from './own-drawings/swing.ts'
import { teaGlass } from './own-drawings/tea-glass.ts'
import { wafer } from './own-drawings/wafer.ts'
import { warningTriangle } from './own-drawings/warning-triangle.ts'
import { airMattress } from './own-drawings/air-mattress.ts'
import { babyMonitor } from './own-drawings/baby-monitor.ts'
import { baklava } from './own-drawings/baklava.ts'
import { carCover } from './own-drawings/car-cover.ts'
import { feltPens } from './own-drawings/felt-pens.ts'
import { footballBoots } from './own-drawings/football-boots.ts'
import { hammock } from './own-drawings/hammock.ts'
import { modestDress } from './own-drawings/modest-dress.ts'
import { paddlingPool } from './own-drawings/paddling-pool.ts'
import { resistanceBands } from './own-drawings/resistance-bands.ts'
import { roomSpray } from './own-drawings/room-spray.ts'
import { sandpaper } from './own-drawings/sandpaper.ts'
import { selfieStick } from './own-drawings/selfie-stick.ts'
import { smartPlug } from './own-drawings/smart-plug.ts'
import { spiceRack } from './own-drawings/spice-rack.ts'
import { whiteboard } from './own-drawings/whiteboard.ts'
import { coffeeTable } from './own-drawings/coffee-table.ts'
import { ledStrip } from './own-drawings/led-strip.ts'

/** The drawings of our own by name. */
export const ownDrawings: Record<OwnDrawingName, Drawing> = {
  'air-conditioner': airConditioner,
  armchair,
  'baby-bodysuit': babyBodysuit,
  'long-sleeved-bodysuit': longSleevedBodysuit,
  'candle-jar': candleJar,
  'flat-sandal': flatSandal,
  'zipped-boot': zippedBoot,
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
  'berry-jam-jar': berryJamJar,
  'apricot-jam-jar': apricotJamJar,
  'tomato-paste-jar': tomatoPasteJar,
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
  'reed-diffuser': reedDiffuser,
  'freezer-bags': freezerBags,
  'rubber-gloves': rubberGloves,
  dustpan,
  lighter,
  matches,
  'baby-oil': babyOil,
  'nappy-cream': nappyCream,
  'baby-bouncer': babyBouncer,
  'baby-walker': babyWalker,
  playpen,
  'dog-kennel': dogKennel,
  'cat-litter-box': catLitterBox,
  'aluminium-foil': aluminiumFoil,
  'cling-film': clingFilm,
  'baking-paper': bakingPaper,
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
  dishwasher,
  microwave,
  'espresso-machine': espressoMachine,
  'stick-vacuum': stickVacuum,
  tripod,
  'tv-mount': tvMount,
  'screen-protector': screenProtector,
  'fitness-band': fitnessBand,
  'action-camera': actionCamera,
  hob,
  'hand-blender': handBlender,
  freezer,
  'air-fryer': airFryer,
  suit,
  blouse,
  bracelet,
  earrings,
  beanie,
  'puffer-jacket': pufferJacket,
  'motorcycle-jacket': motorcycleJacket,
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
  'wet-wipes': wetWipes,
  'high-chair': highChair,
  'baby-carrier': babyCarrier,
  cot,
  blanket,
  'night-light': nightLight,
  rattle,
  'play-mat': playMat,
  'baby-shoes': babyShoes,
  jumpsuit,
  sofa,
  bookcase,
  'wall-clock': wallClock,
  'office-chair': officeChair,
  calculator,
  canvas,
  treadmill,
  'bicycle-helmet': bicycleHelmet,
  'inflatable-boat': inflatableBoat,
  binoculars,
  'alloy-rim': alloyRim,
  'car-mat': carMat,
  'phone-holder': phoneHolder,
  'headlight-bulb': headlightBulb,
  'pressure-washer': pressureWasher,
  'car-freshener': carFreshener,
  'seat-cover': seatCover,
  'spray-bottle': sprayBottle,
  jerrycan,
  'bird-cage': birdCage,
  'rodent-cage': rodentCage,
  'cat-scratcher': catScratcher,
  'fish-food': fishFood,
  'bird-food': birdFood,
  'rodent-food': rodentFood,
  'dog-collar': dogCollar,
  'bin-bags': binBags,
  'water-bottle': waterBottle,
  'hose-nozzle': hoseNozzle,
  'spice-jar': spiceJar,
  'sugar-bag': sugarBag,
  eraser,
  'ironing-board': ironingBoard,
  'drying-rack': dryingRack,
  barbecue,
  'game-box': gameBox,
  'honey-jar': honeyJar,
  'olive-jar': oliveJar,
  'white-cheese': whiteCheese,
  lokum,
  'pulse-bag': pulseBag,
  'preserve-jar': preserveJar,
  'dried-apricots': driedApricots,
  'nut-bag': nutBag,
  'book-cover': bookCover,
  'disc-case': discCase,
  'paint-can': paintCan,
  'knife-block': knifeBlock,
  'frying-pan': fryingPan,
  'double-teapot': doubleTeapot,
  'wall-art': wallArt,
  'plush-panda': plushPanda,
  'digital-thermometer': digitalThermometer,
  'game-console': gameConsole,
  'handheld-console': handheldConsole,
  'wax-tin': waxTin,
  'long-dress': longDress,
  'knit-dress': knitDress,
  'glue-stick': glueStick,
  'paper-ream': paperReam,
  'sunflower-oil': sunflowerOil,
  'sausage-ring': sausageRing,
  'vinegar-bottle': vinegarBottle,
  'power-strip': powerStrip,
  cardigan,
  pyjamas,
  mop,
  'pedal-bin': pedalBin,
  tap,
  'shower-curtain': showerCurtain,
  'bath-mat': bathMat,
  'toilet-brush': toiletBrush,
  'nail-clippers': nailClippers,
  cable,
  cutlery,
  napkins,
  hoodie,
  raincoat,
  blazer,
  'denim-jacket': denimJacket,
  tights,
  'bed-linen': bedLinen,
  'cat-toy': catToy,
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
  'standing-fan': standingFan,
  'air-purifier': airPurifier,
  'chimney-hood': chimneyHood,
  'slim-hood': slimHood,
  'hand-mixer': handMixer,
  'stand-mixer': standMixer,
  'food-processor': foodProcessor,
  'citrus-press': citrusPress,
  'waffle-maker': waffleMaker,
  'external-drive': externalDrive,
  'portable-ssd': portableSsd,
  'memory-card': memoryCard,
  webcam,
  soundbar,
  'tablet-case': tabletCase,
  'security-camera': securityCamera,
  'video-doorbell': videoDoorbell,
  projector,
  'toner-cartridge': tonerCartridge,
  'ink-cartridges': inkCartridges,
  'graphics-card': graphicsCard,
  'memory-module': memoryModule,
  'gaming-keyboard': gamingKeyboard,
  'remote-control': remoteControl,
  'toilet-seat': toiletSeat,
  'photo-frame': photoFrame,
  'ballet-flats': balletFlats,
  bauble,
  'belt-bag': beltBag,
  'bicycle-lock': bicycleLock,
  'boxer-shorts': boxerShorts,
  bra,
  'camping-table': campingTable,
  'car-vacuum': carVacuum,
  'card-sheets': cardSheets,
  'coloured-pencils': colouredPencils,
  compasses,
  darbuka,
  'doll-house': dollHouse,
  fertiliser,
  'girls-dress': girlsDress,
  'hula-hoop': hulaHoop,
  'jump-rope': jumpRope,
  'jumper-cables': jumperCables,
  'lawn-mower': lawnMower,
  'maternity-dress': maternityDress,
  nails,
  navigator,
  'neck-pillow': neckPillow,
  ney,
  'okey-set': okeySet,
  orchid,
  panties,
  'parking-sensor': parkingSensor,
  'play-dough': playDough,
  'playing-cards': playingCards,
  'pruning-shears': pruningShears,
  rope,
  screws,
  'seed-packet': seedPacket,
  'silk-tie': silkTie,
  sketchbook,
  'spanner-set': spannerSet,
  'spirit-level': spiritLevel,
  'tape-measure': tapeMeasure,
  undershirt,
  'wedding-dress': weddingDress,
  wheelbarrow,
  'wiper-blade': wiperBlade,
  'artificial-flowers': artificialFlowers,
  backgammon,
  balloons,
  bib,
  'birthday-candles': birthdayCandles,
  blusher,
  'breast-pump': breastPump,
  'cake-tin': cakeTin,
  cake,
  'car-jack': carJack,
  'chewing-gum': chewingGum,
  'soft-soap': softSoap,
  'drain-opener': drainOpener,
  'clothes-pegs': clothesPegs,
  'coffee-cups': coffeeCups,
  colander,
  crackers,
  'cream-cheese-tub': creamCheeseTub,
  'curd-cheese': curdCheese,
  'cutting-board': cuttingBoard,
  'dressing-gown': dressingGown,
  lemonade,
  'turnip-juice': turnipJuice,
  'iced-tea': icedTea,
  'pomegranate-sauce': pomegranateSauce,
  'soy-sauce': soySauce,
  'drinking-flask': drinkingFlask,
  'energy-can': energyCan,
  'exercise-ball': exerciseBall,
  'face-serum': faceSerum,
  'filo-sheets': filoSheets,
  flatbread,
  'flower-pots': flowerPots,
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
  'gift-wrap': giftWrap,
  'glass-oven-dish': glassOvenDish,
  'hair-clips': hairClips,
  'ice-cream-tub': iceCreamTub,
  'insect-spray': insectSpray,
  jug,
  'kitchen-scale': kitchenScale,
  'kitchen-utensils': kitchenUtensils,
  leggings,
  'makeup-brushes': makeupBrushes,
  'mouse-pad': mousePad,
  mug,
  mustard,
  'olive-paste': olivePaste,
  'paper-clips': paperClips,
  'peanut-butter': peanutButter,
  'pet-carrier': petCarrier,
  'prayer-rug': prayerRug,
  'pressure-cooker': pressureCooker,
  'tennis-racket': tennisRacket,
  'badminton-set': badmintonSet,
  'table-tennis-bats': tableTennisBats,
  recorder,
  'ride-on-car': rideOnCar,
  'rolling-pin': rollingPin,
  salami,
  'sewing-machine': sewingMachine,
  slide,
  stapler,
  'steering-wheel-cover': steeringWheelCover,
  'sticky-tape': stickyTape,
  swaddle,
  swing,
  'tea-glass': teaGlass,
  wafer,
  'warning-triangle': warningTriangle,
  cashews,
  'dried-figs': driedFigs,
  'pumpkin-seeds': pumpkinSeeds,
  'air-mattress': airMattress,
  'baby-monitor': babyMonitor,
  baklava,
  'car-cover': carCover,
  'felt-pens': feltPens,
  'football-boots': footballBoots,
  hammock,
  'modest-dress': modestDress,
  'paddling-pool': paddlingPool,
  'resistance-bands': resistanceBands,
  'room-spray': roomSpray,
  sandpaper,
  'selfie-stick': selfieStick,
  'smart-plug': smartPlug,
  'spice-rack': spiceRack,
  whiteboard,
  'coffee-table': coffeeTable,
  'led-strip': ledStrip,
  raisins,
}
