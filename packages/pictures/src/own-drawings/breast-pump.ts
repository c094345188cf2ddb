import { sketch } from './sketch.ts'

export const breastPump = sketch(({ across, down, relief, box, oval, shape, line }) => [
  line('M50 34C80 16 104 30 100 62', '#B8C6D8', 5),
  relief(
    '#FFFFFF',
    '#8A7AA8',
    2,
    shape('M8 8C14 20 26 30 42 32V46C26 46 12 36 2 22C-2 14 2 6 8 8Z', across('#E4DCF2', '#FFFFFF')),
  ),
  relief('#FFFFFF', '#8A7AA8', 1.8, box(36, 26, 26, 26, 7, down('#D8C8EE', '#B49CD8'))),
  relief('#FFFFFF', '#6A5A88', 1.6, box(32, 50, 34, 12, 3, across('#B49CD8', '#DCCCF2', '#A48CC8'))),
  relief(
    '#FFFFFF',
    '#7A96AC',
    2.4,
    shape(
      'M32 62H66C72 68 74 74 74 82V112C74 118 70 122 64 122H34C28 122 24 118 24 112V82C24 74 26 68 32 62Z',
      across('#D4E6F0', '#FFFFFF', '#C4DAE6'),
    ),
  ),
  shape('M24 90H74V112C74 118 70 122 64 122H34C28 122 24 118 24 112Z', '#FFFBEE'),
  line('M62 76H70M66 84H70M62 92H70M66 100H70M62 108H70', '#8A7AA8', 1.6),
  relief('#FFFFFF', '#6A5A88', 2.4, box(82, 60, 40, 58, 14, down('#E8DEF6', '#B8A2DC'))),
  relief('#2A2440', '#FFFFFF', 1, box(89, 70, 26, 16, 4, '#4A3E6A')),
  line('M95 78H99M103 78H109', '#C8F0D8', 2.4),
  oval(102, 100, 7, 7, '#FFFFFF'),
  line('M102 96V101', '#8A7AA8', 2),
])
