import { sketch } from './sketch.ts'

/** A gym bag with carrying handles and a side pocket. */
export const sportsBag = sketch(({ across, down, relief, box, oval, shape, line }) => [
  line('M36 54C36 18 92 18 92 54', '#14161C', 7),
  line('M36 54C36 18 92 18 92 54', '#5A6070', 2.4),
  relief(
    '#8AB0F0',
    '#0A1A44',
    2.8,
    shape(
      'M14 56C14 46 24 42 34 42H94C104 42 114 46 114 56L122 100C122 110 116 114 106 114H22C12 114 6 110 6 100Z',
      across('#1E3A8A', '#3E66C8', '#1A3278'),
    ),
  ),
  line('M22 50C44 46 84 46 106 50', '#C8D0DC', 3.4),
  line('M22 50C44 46 84 46 106 50', '#4A5464', 1),
  relief('#8AB0F0', '#0A1A44', 1.8, shape('M36 68H92L96 104H32Z', down('#2E54B0', '#1E3A8A'))),
  line('M38 73H90', '#C8D0DC', 2.6),
  relief('#FFFFFF', '#4A5464', 0.8, box(60, 70, 10, 6, 2, '#F2B83A')),
  line('M36 52L30 110M92 52L98 110', '#14161C', 5),
  relief('#8AB0F0', '#0A1A44', 1.6, oval(13, 84, 6, 22, '#16286A'), oval(115, 84, 6, 22, '#16286A')),
  line('M46 92H82', '#F2B83A', 4),
])
