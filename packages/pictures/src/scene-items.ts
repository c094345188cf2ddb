import type { DrawingName } from './drawing-names.ts'
import type { Tone } from './picture-key.ts'
import type { SceneName } from './scene-names.ts'

/** One drawing of a scene, later ones before earlier ones. The units are those of the scene: 960 by 720. */
export interface SceneItem {
  readonly drawing: DrawingName
  readonly x: number
  readonly floor: number
  readonly size: number
  readonly tone?: Tone
  /** 0 for things that hang on the wall. */
  readonly shade?: number
}

/** Positions of the things in each scene. The main thing is left of the middle, because the text of a slide is on the left. */
export const sceneItems: Record<SceneName, readonly SceneItem[]> = {
  'living-room': [
    { drawing: 'framed-picture', x: 250, floor: 270, size: 190, shade: 0 },
    { drawing: 'couch-and-lamp', x: 520, floor: 616, size: 560 },
    { drawing: 'potted-plant', x: 190, floor: 640, size: 230 },
  ],
  phones: [
    { drawing: 'package', x: 660, floor: 620, size: 330 },
    { drawing: 'phone', x: 380, floor: 640, size: 480 },
    { drawing: 'earbuds', x: 600, floor: 662, size: 150 },
  ],
  computers: [
    { drawing: 'monitor', x: 560, floor: 610, size: 470 },
    { drawing: 'laptop', x: 340, floor: 640, size: 330, tone: 'ink' },
    { drawing: 'headphone', x: 740, floor: 648, size: 220, tone: 'coral' },
    { drawing: 'computer-mouse', x: 575, floor: 664, size: 110 },
  ],
  'local-tastes': [
    { drawing: 'olive-oil', x: 250, floor: 610, size: 400 },
    { drawing: 'honey-pot', x: 470, floor: 622, size: 340 },
    { drawing: 'cheese-wedge', x: 720, floor: 640, size: 290 },
    { drawing: 'olive', x: 375, floor: 668, size: 140 },
    { drawing: 'grapes', x: 565, floor: 672, size: 150 },
  ],
  books: [
    { drawing: 'books', x: 420, floor: 616, size: 440 },
    { drawing: 'table-lamp', x: 730, floor: 610, size: 420 },
    { drawing: 'open-book', x: 580, floor: 672, size: 210 },
    { drawing: 'glasses', x: 300, floor: 676, size: 140 },
  ],
  school: [
    { drawing: 'globe-showing-europe-africa', x: 690, floor: 600, size: 260 },
    { drawing: 'backpack', x: 380, floor: 628, size: 470 },
    { drawing: 'books', x: 680, floor: 648, size: 250 },
    { drawing: 'pencil-case', x: 520, floor: 678, size: 200 },
  ],
  'winter-tyres': [
    { drawing: 'tyre', x: 250, floor: 612, size: 330 },
    { drawing: 'automobile', x: 540, floor: 640, size: 500 },
    { drawing: 'motor-oil', x: 790, floor: 664, size: 200 },
  ],
  'winter-clothes': [
    { drawing: 'coat', x: 410, floor: 610, size: 460 },
    { drawing: 'scarf', x: 690, floor: 620, size: 300 },
    { drawing: 'hiking-boot', x: 590, floor: 672, size: 230 },
    { drawing: 'gloves', x: 800, floor: 668, size: 170 },
  ],
  'summer-clothes': [
    { drawing: 'dress', x: 350, floor: 610, size: 460, tone: 'coral' },
    { drawing: 'womans-hat', x: 640, floor: 500, size: 280, shade: 0 },
    { drawing: 'handbag', x: 690, floor: 640, size: 250 },
    { drawing: 'sunglasses', x: 500, floor: 676, size: 190 },
  ],
  coffee: [
    { drawing: 'coffee-machine', x: 380, floor: 620, size: 450 },
    { drawing: 'coffee-bag', x: 680, floor: 616, size: 310 },
    { drawing: 'hot-beverage', x: 560, floor: 668, size: 190 },
    { drawing: 'cookie', x: 750, floor: 676, size: 110 },
  ],
  tea: [
    { drawing: 'tea-box', x: 690, floor: 612, size: 320 },
    { drawing: 'teapot', x: 390, floor: 624, size: 430, tone: 'ink' },
    { drawing: 'turkish-tea', x: 610, floor: 668, size: 210 },
    { drawing: 'lemon', x: 770, floor: 676, size: 110 },
  ],
  garden: [
    { drawing: 'sunflower', x: 250, floor: 610, size: 380 },
    { drawing: 'potted-plant', x: 470, floor: 622, size: 420 },
    { drawing: 'bucket', x: 700, floor: 632, size: 260 },
    { drawing: 'gloves', x: 590, floor: 676, size: 150 },
  ],
  baby: [
    { drawing: 'stroller', x: 400, floor: 626, size: 470 },
    { drawing: 'teddy-bear', x: 690, floor: 634, size: 290 },
    { drawing: 'baby-bottle', x: 560, floor: 672, size: 160 },
    { drawing: 'toy-blocks', x: 810, floor: 672, size: 160 },
  ],
  toys: [
    { drawing: 'rocket', x: 690, floor: 590, size: 330 },
    { drawing: 'teddy-bear', x: 360, floor: 622, size: 420 },
    { drawing: 'toy-train', x: 640, floor: 664, size: 320 },
    { drawing: 'yo-yo', x: 470, floor: 678, size: 120 },
  ],
  pets: [
    { drawing: 'dog', x: 370, floor: 622, size: 430 },
    { drawing: 'cat', x: 700, floor: 626, size: 310 },
    { drawing: 'food-bowl', x: 540, floor: 672, size: 200 },
    { drawing: 'bone', x: 770, floor: 684, size: 130 },
  ],
  gift: [
    { drawing: 'bouquet', x: 740, floor: 600, size: 330 },
    { drawing: 'wrapped-gift', x: 410, floor: 630, size: 420 },
    { drawing: 'perfume', x: 610, floor: 666, size: 200 },
    { drawing: 'candle', x: 770, floor: 666, size: 170 },
  ],
  kitchen: [
    { drawing: 'cooking-pot', x: 410, floor: 616, size: 430 },
    { drawing: 'blender', x: 710, floor: 612, size: 380 },
    { drawing: 'plates', x: 560, floor: 674, size: 220 },
    { drawing: 'tomato', x: 300, floor: 676, size: 120 },
  ],
  appliances: [
    { drawing: 'refrigerator', x: 330, floor: 616, size: 540 },
    { drawing: 'washing-machine', x: 590, floor: 622, size: 370 },
    { drawing: 'vacuum-cleaner', x: 790, floor: 660, size: 280 },
  ],
  cosmetics: [
    { drawing: 'mirror', x: 690, floor: 606, size: 400 },
    { drawing: 'perfume', x: 370, floor: 616, size: 390 },
    { drawing: 'lipstick', x: 560, floor: 656, size: 250 },
    { drawing: 'cream-jar', x: 730, floor: 676, size: 180 },
  ],
  camping: [
    { drawing: 'tent', x: 470, floor: 612, size: 560 },
    { drawing: 'camping-chair', x: 760, floor: 650, size: 250 },
    { drawing: 'vacuum-flask', x: 260, floor: 668, size: 200 },
  ],
  sport: [
    { drawing: 'bicycle', x: 430, floor: 620, size: 520 },
    { drawing: 'basketball', x: 730, floor: 632, size: 240 },
    { drawing: 'dumbbell', x: 590, floor: 680, size: 190 },
  ],
  supermarket: [
    { drawing: 'basket', x: 410, floor: 620, size: 420 },
    { drawing: 'milk-carton', x: 670, floor: 624, size: 310 },
    { drawing: 'bread', x: 790, floor: 656, size: 190 },
    { drawing: 'red-apple', x: 590, floor: 676, size: 130 },
    { drawing: 'carrot', x: 270, floor: 682, size: 150 },
  ],
  music: [
    { drawing: 'speaker', x: 720, floor: 612, size: 400 },
    { drawing: 'guitar', x: 400, floor: 620, size: 500 },
    { drawing: 'headphone', x: 580, floor: 672, size: 210, tone: 'ink' },
  ],
  parcel: [
    { drawing: 'delivery-truck', x: 610, floor: 612, size: 470 },
    { drawing: 'package', x: 320, floor: 644, size: 320 },
    { drawing: 'package', x: 500, floor: 676, size: 180 },
  ],
  'buy-back': [
    { drawing: 'phone', x: 330, floor: 622, size: 420, tone: 'mono' },
    { drawing: 'phone', x: 660, floor: 630, size: 460 },
    { drawing: 'label', x: 490, floor: 670, size: 150 },
  ],
  raffle: [
    { drawing: 'wrapped-gift', x: 680, floor: 616, size: 330 },
    { drawing: 'automobile', x: 410, floor: 634, size: 490, tone: 'blue' },
    { drawing: 'trophy', x: 600, floor: 676, size: 180 },
  ],
}
