import { sketch } from './sketch.ts'

export const armchair = sketch(({ down, slant, relief, shape, box, line }) => [
  relief(
    '#C98F5C',
    '#43220D',
    1.2,
    shape('M24 104L20 120H27L34 104ZM94 104L101 120H108L104 104Z', down('#8F5A2E', '#6B3F1C')),
  ),
  relief(
    '#FFD9A0',
    '#8C4A08',
    2.6,
    shape('M28 62C24 30 32 10 64 10S104 30 100 62V90H28Z', slant('#F7B04D', '#E0852A')),
  ),
  line('M64 16V60M46 20C44 34 44 48 46 60M82 20C84 34 84 48 82 60', '#B8651A', 1.8, 0.5),
  relief('#FFE3B5', '#8C4A08', 2.2, box(30, 64, 68, 28, 9, down('#FBC068', '#EB9636'))),
  relief(
    '#FFD9A0',
    '#8C4A08',
    2.6,
    shape('M6 64C6 54 14 48 22 48S38 54 38 64V106H14C9 106 6 103 6 98Z', slant('#F5A843', '#D97B22')),
    shape('M122 64C122 54 114 48 106 48S90 54 90 64V106H114C119 106 122 103 122 98Z', slant('#F5A843', '#D97B22')),
  ),
  relief('#FFD9A0', '#8C4A08', 1.6, box(34, 88, 60, 19, 3, down('#EB9636', '#D07520'))),
])
