import { sketch } from './sketch.ts'

/** A sofa in a gathered stretch cover. */
export const sofaCover = sketch(({ across, down, relief, box, shape, line }) => [
  relief('#FFE8C4', '#3A2008', 1.4, box(18, 108, 9, 12, 3, '#7A4E22'), box(101, 108, 9, 12, 3, '#7A4E22')),
  relief(
    '#FFF8EC',
    '#6A5A40',
    2.6,
    shape('M18 38C18 26 30 24 40 24H88C98 24 110 26 110 38V80H18Z', across('#D8C4A0', '#F2E4C8', '#CDB88F')),
  ),
  relief(
    '#FFF8EC',
    '#6A5A40',
    2.6,
    shape(
      'M4 62C4 50 24 50 26 62V80H102V62C104 50 124 50 124 62V102C124 108 120 110 114 110H14C8 110 4 108 4 102Z',
      across('#CDB88F', '#EADAB8', '#F2E4C8', '#EADAB8', '#C4AE84'),
    ),
  ),
  relief(
    '#FFF8EC',
    '#6A5A40',
    1.6,
    box(26, 70, 38, 20, 6, down('#F6EAD2', '#DCC8A2')),
    box(64, 70, 38, 20, 6, down('#F6EAD2', '#DCC8A2')),
  ),
  ...Array.from({ length: 13 }, (_, at) => line(`M${12 + at * 8.7} ${96 + (at % 2) * 2}V109`, '#A8926A', 1.6, 0.7)),
  ...[34, 50, 78, 94].map((x) => line(`M${x} 30C${x - 3} 42 ${x + 3} 54 ${x} 66`, '#B8A47C', 1.6, 0.7)),
  ...[44, 64, 84].flatMap((x) =>
    [34, 46, 58].map((y) => shape(`M${x} ${y - 4}L${x + 4} ${y}L${x} ${y + 4}L${x - 4} ${y}Z`, '#B07A4A', 0.6)),
  ),
  line('M8 98C44 94 84 94 120 98', '#8A744C', 2.4),
])
