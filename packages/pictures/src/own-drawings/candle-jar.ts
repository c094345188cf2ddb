import { sketch } from './sketch.ts'

export const candleJar = sketch(({ across, down, glow, relief, box, oval, shape, line }) => [
  oval(64, 30, 20, 20, glow('#FFE9A8', '#FFD25E'), 0.5),
  relief(
    '#FFFFFF',
    '#7E98A8',
    2.2,
    shape(
      'M26 44C26 40 29 38 33 38H95C99 38 102 40 102 44V106C102 113 97 118 90 118H38C31 118 26 113 26 106Z',
      across('#E4F0F4', '#C2D8E0'),
    ),
  ),
  relief(
    '#FFF8E6',
    '#B08A4E',
    1.8,
    shape('M33 62C33 58 95 58 95 62V104C95 109 92 111 88 111H40C36 111 33 109 33 104Z', down('#FBEBC4', '#E8CB8C')),
  ),
  oval(64, 61, 31, 5, '#FFF4D6'),
  line('M64 61V48', '#4A3A2A', 2.6),
  shape('M64 20C72 30 74 36 74 42C74 48 69 51 64 51S54 48 54 42C54 36 56 30 64 20Z', down('#FFB52E', '#FF7A1A')),
  shape('M64 32C68 37 69 40 69 43C69 47 67 49 64 49S59 47 59 43C59 40 60 37 64 32Z', '#FFF1B8'),
  box(42, 74, 44, 26, 3, '#FFFFFF', 0.92),
  line('M32 48V104', '#FFFFFF', 3, 0.7),
])
