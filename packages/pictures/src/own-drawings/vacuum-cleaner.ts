import { sketch } from './sketch.ts'

export const vacuumCleaner = sketch(({ down, across, slant, glow, relief, box, oval, shape, line }) => [
  // The canister to the left, its hose over the top, the tube and floor brush to the right.
  line('M40 66C32 28 56 8 78 16C86 19 90 24 92 30', '#3B384C', 8),
  line('M40 66C32 28 56 8 78 16C86 19 90 24 92 30', '#6C6983', 2.4),
  line('M92 30L108 104', '#B9B6C8', 6),
  line('M91 31L106.5 103', '#F0EFF5', 1.8),
  relief('#7C7992', '#2A2839', 1.4, shape('M84 18L96 16L101 38L90 40Z', '#4B485E')),
  relief(
    '#77748C',
    '#1F1D2B',
    1.6,
    shape('M90 106C90 102 94 100 98 100H114C120 100 122 106 122 112V116H90Z', down('#55526A', '#3A374B')),
  ),
  relief(
    '#FF9AA8',
    '#8F0F2E',
    2.6,
    shape(
      'M10 88C10 68 24 56 42 56C62 56 78 68 80 92L80 104C80 110 76 112 72 112H18C12 112 10 108 10 104Z',
      slant('#FF4D67', '#C91F45'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#5B6B85',
    1.4,
    shape('M34 64C52 62 66 72 68 90H40C36 90 34 86 34 82Z', slant('#D9F1FF', '#8DB9DA')),
  ),
  oval(52, 80, 6, 6, glow('#FFFFFF', '#9AA9BC')),
  relief('#77748C', '#1B1927', 1.6, oval(28, 104, 14, 14, '#3B384C')),
  oval(28, 104, 6, 6, glow('#FFFFFF', '#A7A4B8')),
  relief('#77748C', '#1B1927', 1.2, oval(72, 110, 8, 8, '#3B384C')),
  oval(72, 110, 3, 3, across('#D5D3DF', '#A7A4B8')),
  box(14, 84, 14, 4, 2, '#FFB7C2'),
])
