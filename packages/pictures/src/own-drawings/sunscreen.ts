import { sketch } from './sketch.ts'

export const sunscreen = sketch(({ down, across, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8E8AA3', 1.6, box(42, 98, 44, 22, 6, across('#E4E2EC', '#FBFAFD', '#C6C3D3'))),
  line('M50 102V116M58 102V116M66 102V116M74 102V116M80 102V116', '#B7B3C6', 1.4),
  relief(
    '#FFE6A3',
    '#B5620A',
    2.6,
    shape(
      'M26 14C26 10 28 8 32 8H96C100 8 102 10 102 14C102 44 98 76 90 100H38C30 76 26 44 26 14Z',
      across('#FFA927', '#FFC95A', '#F58A12'),
    ),
  ),
  box(25, 6, 78, 9, 3, down('#FFD98C', '#F2A73C')),
  oval(64, 48, 15, 15, glow('#FFFDF0', '#FFF0B8')),
  line('M64 25V20M64 76V71M41 48H36M92 48H87M48 32L44 28M80 64L84 68M48 64L44 68M80 32L84 28', '#FFF6D6', 4.5),
  shape('M34 78C44 70 52 84 64 78S84 70 94 78L90 93C89 97 88 100 84 100H44C40 100 39 97 38 93Z', '#3FA9E8'),
  shape('M36 86C46 78 54 92 64 86S84 80 92 86L90 93C89 97 88 100 84 100H44C40 100 39 97 38 93Z', '#2487CC'),
])
