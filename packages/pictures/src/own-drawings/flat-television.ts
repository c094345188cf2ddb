import { sketch } from './sketch.ts'

export const flatTelevision = sketch(({ down, across, slant, relief, box, shape, oval }) => [
  relief('#6E6A86', '#22202F', 1, shape('M34 96L28 112H36L44 96ZM94 96L100 112H92L84 96Z', down('#4A465C', '#332F42'))),
  relief('#6C6884', '#1D1B29', 1.4, box(4, 20, 120, 78, 5, slant('#3B384B', '#272433'))),
  box(7, 23, 114, 70, 3, '#14131C'),
  box(9, 25, 110, 66, 2, slant('#3B2FB8', '#7A3FE0', '#F0569B', '#FFB45C')),
  shape(
    'M9 74C28 52 44 80 62 66S98 50 119 68V89A2 2 0 0 1 117 91H11A2 2 0 0 1 9 89Z',
    across('#2742C9', '#7B3BD6'),
    0.85,
  ),
  shape('M9 84C34 66 62 92 119 78V89A2 2 0 0 1 117 91H11A2 2 0 0 1 9 89Z', across('#122A8C', '#4C2AA8'), 0.9),
  oval(88, 44, 9, 9, down('#FFF6CF', '#FFD98A')),
  shape('M11 25H62L30 91H11A2 2 0 0 1 9 89V27A2 2 0 0 1 11 25Z', '#FFFFFF', 0.07),
])
