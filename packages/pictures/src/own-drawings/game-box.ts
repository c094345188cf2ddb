import { sketch } from './sketch.ts'

export const gameBox = sketch(({ across, slant, relief, box, oval, shape }) => [
  relief('#F2B0A0', '#5E1410', 2, shape('M104 30L120 40V108L104 116Z', across('#A8352A', '#7E1F18'))),
  relief('#F2B0A0', '#5E1410', 2.4, box(8, 28, 98, 88, 4, slant('#E0553F', '#B8352A'))),
  relief('#FFE9B0', '#B8800C', 1.4, box(16, 36, 82, 22, 4, '#FBE9B4')),
  ...[0, 1, 2, 3].flatMap((at) => [
    box(17 + at * 20, 66, 18, 18, 3, ['#F7C95C', '#6EC0A6', '#6C98DC', '#F7A9B8'][at] ?? '#F7C95C'),
  ]),
  ...[0, 1, 2, 3].flatMap((at) => [
    box(17 + at * 20, 88, 18, 18, 3, ['#6C98DC', '#F7A9B8', '#F7C95C', '#6EC0A6'][at] ?? '#F7C95C'),
  ]),
  relief('#FFFFFF', '#8B88A0', 1.6, shape('M92 92L112 86L120 104L100 112Z', '#F8F7FB')),
  oval(101, 95, 2, 2, '#D23B3B'),
  oval(111, 94, 2, 2, '#D23B3B'),
  oval(106, 100, 2, 2, '#D23B3B'),
  oval(103, 105, 2, 2, '#D23B3B'),
  oval(113, 102, 2, 2, '#D23B3B'),
  relief(
    '#FFC2B0',
    '#8A2A1C',
    1.6,
    shape('M26 104C20 104 20 98 26 96L28 84A6 6 0 1 1 34 84L36 96C42 98 42 104 36 104Z', '#3AA088'),
  ),
])
