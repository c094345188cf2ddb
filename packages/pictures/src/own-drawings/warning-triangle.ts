import { sketch } from './sketch.ts'

export const warningTriangle = sketch(({ down, relief, box, shape, line, oval }) => [
  relief('#FFFFFF', '#23262E', 1.6, shape('M30 106H98L104 116H24Z', '#3A3F4A')),
  relief(
    '#FFC8C0',
    '#7A0E0A',
    2.4,
    `<path fill-rule="evenodd" d="M64 12C68 12 70 14 72 18L116 98C119 104 116 108 110 108H18C12 108 9 104 12 98L56 18C58 14 60 12 64 12ZM64 44L36 92H92Z" fill="${down('#F2503E', '#C8241A')}"/>`,
  ),
  line('M64 22L20 100H108Z', '#FFFFFF', 2.4, 0.85),
  line('M64 39L31 95H97Z', '#FFE0D8', 1.6),
  ...[
    [64, 28],
    [50, 54],
    [78, 54],
    [36, 80],
    [92, 80],
    [50, 100],
    [78, 100],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.4, 2.4, '#FFD8D0')),
  relief('#FFFFFF', '#1E5A2A', 1.4, box(86, 94, 36, 26, 4, down('#4AA45A', '#2A7A3A'))),
  shape('M101 99H107V104H112V110H107V115H101V110H96V104H101Z', '#FFFFFF'),
])
