import { sketch } from './sketch.ts'

/** A small cabinet of two drawers on legs, with a book on top. */
export const bedsideTable = sketch(({ down, across, relief, box, oval }) => [
  relief('#FFE8C4', '#5A3410', 2, box(24, 104, 9, 20, 3, '#8A5A2A'), box(95, 104, 9, 20, 3, '#8A5A2A')),
  relief('#FFE8C4', '#5A3410', 2.6, box(14, 36, 100, 72, 6, down('#D8A468', '#B07A3E'))),
  relief('#FFF4DC', '#5A3410', 2, box(10, 30, 108, 10, 4, down('#ECC48C', '#C8924E'))),
  relief(
    '#FFF4DC',
    '#6A4014',
    1.6,
    box(22, 44, 84, 26, 3, across('#E0B078', '#F0CC98', '#D8A468')),
    box(22, 75, 84, 26, 3, across('#E0B078', '#F0CC98', '#D8A468')),
  ),
  relief('#FFFFFF', '#4A3A1A', 1.2, oval(64, 57, 6, 4, '#B8B0A0'), oval(64, 88, 6, 4, '#B8B0A0')),
  relief('#C4DCFF', '#0C2A6A', 1.4, box(28, 20, 42, 10, 2, '#3A6AC8')),
  box(31, 23, 37, 4, 1, '#FFFFFF'),
])
