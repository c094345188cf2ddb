import { sketch } from './sketch.ts'

/** A copper samovar with its teapot on top. */
export const samovar = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#6A6458',
    1.6,
    shape('M50 8C50 2 78 2 78 8L82 26C82 32 46 32 46 26Z', across('#E4E8EE', '#FFFFFF', '#C8CED8')),
    oval(64, 4, 4, 4, '#8A2A1A'),
  ),
  line('M82 14C92 12 92 26 82 26', '#C8CED8', 4),
  line('M46 20L36 12', '#D4DAE4', 5),
  relief('#FFE4C8', '#5A2408', 1.6, box(48, 30, 32, 8, 3, across('#B8622E', '#F0A874', '#A85624'))),
  relief(
    '#FFE4C8',
    '#5A2408',
    2.8,
    shape(
      'M40 38H88C104 48 104 68 92 84C88 92 84 96 82 100H46C44 96 40 92 36 84C24 68 24 48 40 38Z',
      across('#B8622E', '#F2B080', '#A04E1E'),
    ),
  ),
  line('M36 52H92M34 70H94', '#8A421A', 2, 0.6),
  line('M40 46C36 58 38 72 46 86', '#FFFFFF', 4, 0.5),
  relief(
    '#FFE4C8',
    '#5A2408',
    1.6,
    shape('M26 52H36V58H30V72H36V78H24V56ZM102 52H92V58H98V72H92V78H104V56Z', '#C8743E'),
  ),
  relief(
    '#FFF6D0',
    '#6A4A10',
    1.6,
    box(58, 82, 12, 9, 3, '#E8C060'),
    shape('M60 90H68L72 104H64Z', '#E8C060'),
    box(60, 74, 8, 9, 2, '#8A2A1A'),
  ),
  relief('#FFE4C8', '#5A2408', 2, shape('M46 100H82L92 114H36Z', across('#B8622E', '#E89A64', '#A04E1E'))),
  relief('#FFE4C8', '#5A2408', 1.6, box(30, 112, 68, 8, 3, down('#D8864A', '#8A421A'))),
])
