import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { actionCamera } from '../own-drawings/action-camera.ts'
import { airConditioner } from '../own-drawings/air-conditioner.ts'
import { airFryer } from '../own-drawings/air-fryer.ts'
import { airPurifier } from '../own-drawings/air-purifier.ts'
import { babyMonitor } from '../own-drawings/baby-monitor.ts'
import { blender } from '../own-drawings/blender.ts'
import { cable } from '../own-drawings/cable.ts'
import { charger } from '../own-drawings/charger.ts'
import { chimneyHood } from '../own-drawings/chimney-hood.ts'
import { citrusPress } from '../own-drawings/citrus-press.ts'
import { coffeeMachine } from '../own-drawings/coffee-machine.ts'
import { dashCamera } from '../own-drawings/dash-camera.ts'
import { dishwasher } from '../own-drawings/dishwasher.ts'
import { drone } from '../own-drawings/drone.ts'
import { earbuds } from '../own-drawings/earbuds.ts'
import { espressoMachine } from '../own-drawings/espresso-machine.ts'
import { externalDrive } from '../own-drawings/external-drive.ts'
import { fanHeater } from '../own-drawings/fan-heater.ts'
import { fitnessBand } from '../own-drawings/fitness-band.ts'
import { flatTelevision } from '../own-drawings/flat-television.ts'
import { foodProcessor } from '../own-drawings/food-processor.ts'
import { freezer } from '../own-drawings/freezer.ts'
import { gameConsole } from '../own-drawings/game-console.ts'
import { gamingKeyboard } from '../own-drawings/gaming-keyboard.ts'
import { graphicsCard } from '../own-drawings/graphics-card.ts'
import { handBlender } from '../own-drawings/hand-blender.ts'
import { handMixer } from '../own-drawings/hand-mixer.ts'
import { handheldConsole } from '../own-drawings/handheld-console.ts'
import { hob } from '../own-drawings/hob.ts'
import { humidifier } from '../own-drawings/humidifier.ts'
import { inkCartridges } from '../own-drawings/ink-cartridges.ts'
import { iron } from '../own-drawings/iron.ts'
import { kettle } from '../own-drawings/kettle.ts'
import { memoryCard } from '../own-drawings/memory-card.ts'
import { memoryModule } from '../own-drawings/memory-module.ts'
import { memoryStick } from '../own-drawings/memory-stick.ts'
import { microwave } from '../own-drawings/microwave.ts'
import { monitor } from '../own-drawings/monitor.ts'
import { mousePad } from '../own-drawings/mouse-pad.ts'
import { oven } from '../own-drawings/oven.ts'
import { phoneCase } from '../own-drawings/phone-case.ts'
import { phone } from '../own-drawings/phone.ts'
import { portableSsd } from '../own-drawings/portable-ssd.ts'
import { powerBank } from '../own-drawings/power-bank.ts'
import { powerStrip } from '../own-drawings/power-strip.ts'
import { projector } from '../own-drawings/projector.ts'
import { refrigerator } from '../own-drawings/refrigerator.ts'
import { remoteControl } from '../own-drawings/remote-control.ts'
import { robotVacuum } from '../own-drawings/robot-vacuum.ts'
import { router } from '../own-drawings/router.ts'
import { screenProtector } from '../own-drawings/screen-protector.ts'
import { securityCamera } from '../own-drawings/security-camera.ts'
import { selfieStick } from '../own-drawings/selfie-stick.ts'
import { sewingMachine } from '../own-drawings/sewing-machine.ts'
import { slimHood } from '../own-drawings/slim-hood.ts'
import { smartPlug } from '../own-drawings/smart-plug.ts'
import { smartWatch } from '../own-drawings/smart-watch.ts'
import { soundbar } from '../own-drawings/soundbar.ts'
import { speaker } from '../own-drawings/speaker.ts'
import { standMixer } from '../own-drawings/stand-mixer.ts'
import { standingFan } from '../own-drawings/standing-fan.ts'
import { stickVacuum } from '../own-drawings/stick-vacuum.ts'
import { tabletCase } from '../own-drawings/tablet-case.ts'
import { tablet } from '../own-drawings/tablet.ts'
import { toaster } from '../own-drawings/toaster.ts'
import { tonerCartridge } from '../own-drawings/toner-cartridge.ts'
import { tripod } from '../own-drawings/tripod.ts'
import { tvMount } from '../own-drawings/tv-mount.ts'
import { vacuumCleaner } from '../own-drawings/vacuum-cleaner.ts'
import { videoDoorbell } from '../own-drawings/video-doorbell.ts'
import { waffleMaker } from '../own-drawings/waffle-maker.ts'
import { washingMachine } from '../own-drawings/washing-machine.ts'
import { webcam } from '../own-drawings/webcam.ts'

/** Devices and household appliances. */
export const electronicsDrawings = {
  'air-conditioner': airConditioner,
  blender,
  charger,
  'coffee-machine': coffeeMachine,
  'dash-camera': dashCamera,
  drone,
  earbuds,
  'fan-heater': fanHeater,
  'flat-television': flatTelevision,
  iron,
  kettle,
  'memory-stick': memoryStick,
  monitor,
  oven,
  phone,
  'phone-case': phoneCase,
  'power-bank': powerBank,
  refrigerator,
  'robot-vacuum': robotVacuum,
  router,
  'smart-watch': smartWatch,
  speaker,
  tablet,
  toaster,
  'vacuum-cleaner': vacuumCleaner,
  'washing-machine': washingMachine,
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
  'game-console': gameConsole,
  'handheld-console': handheldConsole,
  'power-strip': powerStrip,
  cable,
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
  'mouse-pad': mousePad,
  'sewing-machine': sewingMachine,
  'baby-monitor': babyMonitor,
  'selfie-stick': selfieStick,
  'smart-plug': smartPlug,
  humidifier,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
