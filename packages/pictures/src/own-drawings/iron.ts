import { sketch } from './sketch.ts'

export const iron = sketch(({ down, slant, relief, oval, shape, line }) => [
  line('M108 40C122 36 122 16 108 10', '#55526A', 4.5),
  relief(
    '#8FD0FF',
    '#134A9C',
    2.6,
    shape(
      'M6 96C14 70 36 52 62 50H66C58 46 54 42 56 36C58 30 64 28 72 28H98C108 28 112 34 113 42L120 96ZM64 58C70 66 96 66 103 62L100.5 48C100 45 98 42 94 42H74C66 44 70 54 64 58Z',
      slant('#4DA6FF', '#2467D6'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#5C5970',
    1.4,
    shape('M4 98H122V108C122 110 120 112 118 112H8C4 112 2 110 2 107C2 103 3 100 4 98Z', down('#E9E8F0', '#A3A0B5')),
  ),
  relief('#FFFFFF', '#154B96', 1.2, oval(58, 80, 11, 11, '#E4F1FF')),
  line('M58 80L63 74', '#E0334A', 2.6),
  shape('M22 86C28 76 36 70 46 66L44 72C36 76 31 81 28 86Z', '#FFFFFF', 0.35),
  oval(92, 82, 4, 4, down('#FFD24D', '#FF9F1C')),
])
