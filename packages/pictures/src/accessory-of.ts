import type { DrawingName } from './drawing-names.ts'

/** Things photographed together: the accessory, then the things it goes with. */
const companions: readonly (readonly [accessory: DrawingName, beside: readonly DrawingName[]])[] = [
  ['charger', ['phone', 'tablet', 'smart-watch', 'phone-case', 'power-bank', 'camera', 'camera-with-flash', 'drone']],
  ['earbuds', ['charger', 'speaker', 'microphone', 'radio', 'dash-camera']],
  ['phone', ['headphone', 'earbuds', 'studio-microphone', 'watch', 'wallet', 'router', 'robot-vacuum', 'sunglasses']],
  ['computer-mouse', ['laptop', 'keyboard', 'monitor', 'desktop-computer', 'printer', 'memory-stick']],
  ['keyboard', ['computer-mouse']],
  ['video-game', ['flat-television', 'joystick']],
  ['battery', ['video-game', 'flashlight', 'alarm-clock', 'robot', 'toy-train', 'drill']],
  ['popcorn', ['film-projector', 'movie-camera', 'video-camera', 'clapper-board', 'board-game']],
  ['hot-beverage', ['coffee-machine', 'coffee-bag', 'cookie']],
  [
    'turkish-tea',
    ['books', 'closed-book', 'open-book', 'table', 'armchair', 'teapot', 'tea-box', 'kettle', 'pretzel', 'toaster'],
  ],
  [
    'plates',
    ['cooking-pot', 'cooking', 'pot-of-food', 'shallow-pan-of-food', 'kitchen-knife', 'oven', 'pasta-bag', 'rice-bag'],
  ],
  ['bread', ['jam-jar', 'honey-pot', 'butter', 'cheese-wedge', 'olive', 'olive-oil', 'yoghurt-tub', 'flour-bag']],
  ['strawberry', ['blender', 'milk-carton', 'glass-of-milk', 'ice-cream', 'chocolate-bar']],
  ['socks', ['running-shoe', 'hiking-boot', 'mans-shoe', 'slippers', 'womans-boot', 'washing-machine', 'ice-skate']],
  [
    'sunglasses',
    ['dress', 'bikini', 'one-piece-swimsuit', 'womans-hat', 'billed-cap', 'shorts', 't-shirt', 'thong-sandal'],
  ],
  ['handbag', ['high-heeled-shoe', 'flat-shoe', 'womans-sandal', 'skirt', 'womans-clothes', 'scarf', 'necklace']],
  ['belt', ['trousers', 'jeans', 'shirt', 'briefcase']],
  ['necktie', ['belt', 'top-hat']],
  ['gloves', ['coat', 'sweater', 'motorcycle-helmet', 'skis', 'sled', 'drill', 'toolbox']],
  ['scarf', ['gloves', 'socks']],
  ['lipstick', ['perfume', 'mirror', 'eye-shadow', 'nail-varnish', 'clutch-bag', 'purse']],
  ['cream-jar', ['lotion-bottle', 'shampoo', 'sunscreen', 'soap']],
  ['mascara', ['lipstick', 'cream-jar']],
  ['hair-pick', ['hair-dryer']],
  ['toothbrush', ['toothpaste']],
  ['toothpaste', ['toothbrush']],
  ['towels', ['bathtub', 'shower', 'iron', 'detergent', 'sponge']],
  ['teddy-bear', ['stroller', 'car-seat', 'baby-bodysuit', 'diapers', 'bed']],
  ['pacifier', ['baby-bottle', 'teddy-bear']],
  ['potted-plant', ['couch-and-lamp', 'rug', 'wardrobe', 'chair', 'curtain', 'vase', 'framed-picture']],
  ['pillow', ['mattress', 'sleeping-bag']],
  [
    'pencil',
    ['notebook', 'spiral-notepad', 'pencil-case', 'ledger', 'notebook-with-decorative-cover', 'straight-ruler'],
  ],
  ['notebook', ['pencil', 'pen', 'fountain-pen', 'backpack']],
  ['crayon', ['artist-palette', 'paintbrush']],
  ['vacuum-flask', ['tent', 'bicycle', 'camping-chair', 'yoga-mat', 'dumbbell', 'fishing-pole', 'compass', 'luggage']],
  ['ball-pump', ['soccer-ball', 'basketball', 'volleyball', 'american-football']],
  ['motor-oil', ['tyre', 'automobile', 'motorcycle', 'motor-scooter', 'car-battery', 'sport-utility-vehicle']],
  ['food-bowl', ['dog', 'cat', 'dog-food', 'cat-food', 'pet-bed', 'poodle']],
  ['bone', ['food-bowl', 'guide-dog']],
]
const accessories = new Map(companions.flatMap(([accessory, beside]) => beside.map((drawing) => [drawing, accessory])))

/** The second thing where a thing is used: the usual companion, or a plant. */
export const companionOf = (drawing: DrawingName): DrawingName => accessories.get(drawing) ?? 'potted-plant'

/** The second thing in the view `pair`: the usual companion, or gift wrapping. */
export const accessoryOf = (drawing: DrawingName): DrawingName =>
  accessories.get(drawing) ?? (drawing === 'wrapped-gift' ? 'bouquet' : 'wrapped-gift')
