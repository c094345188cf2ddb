import { sketch } from './sketch.ts'

export const catLitterBox = sketch(({ across, slant, relief, box, oval, shape }) => [
  relief(
    '#E8E0FF',
    '#3A2A7E',
    2.6,
    shape('M20 62C20 26 40 12 64 12S108 26 108 62V78H20Z', slant('#B4A4EC', '#8A76D4')),
  ),
  relief('#E8E0FF', '#3A2A7E', 1.6, box(52, 6, 24, 12, 6, '#7A64C8')),
  relief('#DCD0FF', '#3A2A7E', 2, shape('M36 78V58C36 40 48 30 64 30S92 40 92 58V78Z', '#6A54B8')),
  shape('M41 78V58C41 43 51 35 64 35S87 43 87 58V78Z', '#251A4E'),
  relief('#FFF6C4', '#4E7A1E', 1.2, oval(56, 60, 4.6, 5.4, '#B4E05C')),
  relief('#FFF6C4', '#4E7A1E', 1.2, oval(73, 60, 4.6, 5.4, '#B4E05C')),
  oval(56, 60, 1.4, 4.4, '#16100A'),
  oval(73, 60, 1.4, 4.4, '#16100A'),
  shape('M46 50L48 40L55 47ZM83 50L81 40L74 47Z', '#4A3A7E'),
  relief(
    '#FFFFFF',
    '#4C4A6E',
    2.6,
    shape(
      'M12 76H116L108 114C107 119 104 121 99 121H29C24 121 21 119 20 114Z',
      across('#E4E0F4', '#FFFFFF', '#D2CCE8'),
    ),
  ),
  relief('#F2ECDC', '#9A8E72', 1.4, shape('M38 78C44 72 52 74 58 73C66 71 72 73 78 72C84 72 88 76 91 78Z', '#D8CDB4')),
  shape('M64 92C69 92 73 97 73 101C73 105 69 106 64 106S55 105 55 101C55 97 59 92 64 92Z', '#8A76D4'),
  oval(54, 93, 3, 4, '#8A76D4'),
  oval(61, 88, 3, 4, '#8A76D4'),
  oval(68, 88, 3, 4, '#8A76D4'),
  oval(75, 93, 3, 4, '#8A76D4'),
])
