import { sketch } from './sketch.ts'

const rows = [
  [22, 46],
  [50, 42],
  [78, 46],
  [106, 50],
  [24, 72],
  [52, 70],
  [80, 72],
  [106, 74],
] as const

/** Raw meatballs in a tray with a sprig of parsley. */
export const meatballs = sketch(({ across, glow, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#4A5464',
    2.6,
    shape(
      'M4 32H124L114 108C113 114 110 116 104 116H24C18 116 15 114 14 108Z',
      across('#23262E', '#4A505C', '#1E2128'),
    ),
  ),
  shape('M10 36H118L112 92H16Z', '#14161C', 0.7),
  ...rows.map(
    ([x, y]) =>
      relief('#FFD8C8', '#5A1A10', 1.8, oval(x, y, 15, 12, glow('#E08A74', '#A8402E'))) +
      oval(x - 4, y - 3, 2, 1.4, '#F4C0B0') +
      oval(x + 5, y + 3, 2, 1.4, '#8A2A1C') +
      oval(x + 2, y - 6, 1.2, 1.8, '#4A8A3A'),
  ),
  relief(
    '#D0F0B0',
    '#1A5A1E',
    1.2,
    shape('M84 92C78 84 86 78 92 82C94 74 104 76 102 84C110 82 114 90 106 94C100 98 90 98 84 92Z', '#5AB044'),
  ),
  line('M96 96L88 104', '#3E8A3A', 3),
  relief('#FFFFFF', '#8A94A4', 1, shape('M24 94H70L68 110H26Z', '#FFFFFF')),
  line('M30 100H64M30 105H54', '#D8402A', 2.4),
])
