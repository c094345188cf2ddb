import { sketch } from './sketch.ts'

export const raincoat = sketch(({ across, slant, down, relief, shape, line, oval }) => [
  relief(
    '#FFF2B8',
    '#8A6200',
    2.2,
    shape('M40 32L24 40C16 46 12 62 8 92C7 97 10 99 14 100L25 101L37 64Z', across('#F2C230', '#DFA916')),
    shape('M88 32L104 40C112 46 116 62 120 92C121 97 118 99 114 100L103 101L91 64Z', across('#DFA916', '#F4C83C')),
  ),
  relief(
    '#FFF2B8',
    '#8A6200',
    2.4,
    shape('M42 30H86L99 38L104 118C104 121 102 122 99 122H29C26 122 24 121 24 118L29 38Z', slant('#F9D558', '#E0AC1A')),
  ),
  relief(
    '#FFF5C8',
    '#8A6200',
    2,
    shape('M38 34C34 14 48 5 64 5S94 14 90 34C84 44 76 48 64 48S44 44 38 34Z', down('#FBDD70', '#E4B224')),
  ),
  shape('M47 32C47 20 55 15 64 15S81 20 81 32C77 39 71 42 64 42S51 39 47 32Z', '#7A5600'),
  line('M64 46V120', '#B98608', 2.6),
  ...[60, 78, 96].map((y) => oval(69, y, 3, 3, '#FFF8DC')),
  line('M36 88H54M74 88H92', '#B98608', 3.2),
  ...[
    [34, 60],
    [90, 66],
    [46, 108],
    [84, 110],
  ].map(([x = 0, y = 0]) =>
    shape(`M${x} ${y}C${x - 4} ${y + 6} ${x - 3} ${y + 9} ${x} ${y + 9}S${x + 4} ${y + 6} ${x} ${y}Z`, '#FFFFFF', 0.75),
  ),
])
