import { sketch } from './sketch.ts'

export const hoseNozzle = sketch(({ slant, relief, shape, line }) => [
  line('M30 124C14 116 12 96 34 92C52 90 58 84 60 76', '#3A9448', 9),
  line('M28 122C14 114 16 100 34 95C52 93 58 88 61 78', '#8CDB8A', 2, 0.7),
  relief('#FFE08A', '#8C5A08', 2, shape('M50 60L70 66L64 86L46 80Z', '#F2B84B')),
  relief(
    '#7A7F96',
    '#0D0E18',
    2.2,
    shape(
      'M46 24L88 20C94 20 96 24 96 30L94 42C92 48 84 48 74 48L68 72L48 66L50 46C44 44 42 38 42 32C42 27 43 25 46 24Z',
      slant('#58AE66', '#2E7A40'),
    ),
  ),
  relief(
    '#FFC49A',
    '#8A3A0C',
    1.8,
    shape('M94 14L108 10C114 12 116 40 110 46L94 46C96 36 96 24 94 14Z', slant('#F7943C', '#D2661A')),
  ),
  line('M99 16V42M105 14V43', '#A84A0C', 1.8),
  relief('#FFC49A', '#8A3A0C', 1.4, shape('M74 48C84 52 82 66 74 74L69 70C74 64 74 58 70 54Z', '#EE7A2A')),
  line('M117 20L126 15M118 28H127M117 36L126 41', '#6CC4F0', 3),
])
