import { sketch } from './sketch.ts'

export const cornerSofa = sketch(({ down, slant, relief, box, shape, line }) => [
  relief('#B5764A', '#43220D', 1, ...[10, 70, 114].map((x) => box(x, 104, 6, 10, 2, '#8F5A2E'))),
  relief('#E2CDB8', '#5E4630', 2.2, box(6, 30, 116, 40, 9, slant('#C2A486', '#967654'))),
  line('M48 34V58M84 34V58', '#7A5C3E', 1.8),
  relief('#F2E4D4', '#5E4630', 1.8, ...[18, 49].map((x) => box(x, 58, 32, 14, 5, down('#D8BEA2', '#B2926E')))),
  relief('#E2CDB8', '#5E4630', 1.8, box(8, 70, 78, 36, 5, down('#B2926E', '#8C6C4A'))),
  relief('#E2CDB8', '#5E4630', 2.2, box(2, 46, 17, 62, 8, slant('#C8AA8C', '#967654'))),
  relief(
    '#F2E4D4',
    '#5E4630',
    2,
    shape('M82 58H108L120 84C121 88 119 92 115 92H86C83 92 80 90 80 86Z', slant('#DCC2A6', '#BA9A76')),
  ),
  relief(
    '#E2CDB8',
    '#5E4630',
    1.8,
    shape('M80 86H121V104C121 107 119 108 116 108H85C82 108 80 107 80 104Z', down('#B2926E', '#8C6C4A')),
  ),
  relief('#E2CDB8', '#5E4630', 2, box(108, 34, 16, 42, 7, slant('#C8AA8C', '#967654'))),
  relief('#DDEBE4', '#2E5E4C', 1.4, shape('M22 42L38 38C40 46 42 52 42 58L24 62C25 54 24 48 22 42Z', '#6FB093')),
  relief('#FFE0D6', '#A8481C', 1.4, shape('M56 42L72 40C73 48 74 54 74 59L57 60C58 54 57 48 56 42Z', '#E8875C')),
])
