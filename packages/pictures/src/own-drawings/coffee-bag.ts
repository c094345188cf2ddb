import { sketch } from './sketch.ts'

export const coffeeBag = sketch(({ across, slant, relief, shape, oval, line, box }) => [
  relief(
    '#C99A72',
    '#2E1608',
    2.4,
    shape(
      'M30 14H98L104 40V108C104 116 101 119 95 119H33C27 119 24 116 24 108V40Z',
      across('#6B3D20', '#8F5832', '#5B3219'),
    ),
  ),
  relief('#C99A72', '#2E1608', 1.4, box(28, 6, 72, 14, 3, across('#5B3219', '#7E4B29', '#4F2A14'))),
  line('M32 13H96', '#C99A72', 1.6, 0.6),
  relief('#E8E0D6', '#7A5A40', 1, oval(64, 31, 5, 5, '#B98A62')),
  relief('#FFFFFF', '#BDA88A', 1.2, shape('M38 46H90V104H38Z', '#FBEFD9')),
  relief(
    '#A87447',
    '#3A1B08',
    1.6,
    shape('M52 84C46 74 52 58 66 56C78 54 84 66 78 78C74 88 58 94 52 84Z', slant('#7A4625', '#4F2911')),
  ),
  line('M54 84C62 78 60 68 72 60', '#E9C9A0', 2.6),
  line('M48 98H80', '#B9824F', 3),
])
