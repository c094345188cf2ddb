import { sketch } from './sketch.ts'

export const slimHood = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#4C5260', 1.6, box(50, 22, 28, 20, 2, across('#8E97A8', '#C9D0DC', '#7E8798'))),
  line('M50 28H78M50 34H78', '#6E7686', 1.6),
  relief('#FFFFFF', '#4C5260', 2.2, box(18, 40, 92, 26, 3, across('#B7BECB', '#EEF1F5', '#A9B0BE'))),
  relief('#FFFFFF', '#4C5260', 2, shape('M10 66H118L126 82H2Z', down('#DDE2EA', '#AEB5C2'))),
  relief('#FFFFFF', '#4C5260', 2, box(2, 82, 124, 13, 3, down('#F4F6F9', '#B4BBC8'))),
  relief('#8A8FA0', '#16181F', 1, box(86, 85, 32, 7, 3, '#2B2E3A')),
  ...[93, 102].map((x) => oval(x, 88.5, 1.9, 1.9, '#C3CAD8')),
  oval(111, 88.5, 1.9, 1.9, '#7BF0C0'),
  ...[0, 1].flatMap((side) =>
    [70, 74, 78].map((y) => line(`M${20 + side * 48} ${y}H${60 + side * 48}`, '#6E7686', 1.8)),
  ),
  shape('M42 95H56L64 112H34ZM72 95H86L94 112H64Z', '#FFE08A', 0.55),
])
