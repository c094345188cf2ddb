import { sketch } from './sketch.ts'

export const graphicsCard = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#4C5260', 1.4, box(2, 22, 9, 86, 2, across('#DDE2EA', '#9AA2B2'))),
  ...[32, 46, 60].map((y) => box(4, y, 5, 9, 1, '#22252F')),
  box(28, 92, 66, 12, 1.5, '#D8A82E'),
  ...[34, 40, 46, 52, 58, 64, 70, 76, 82, 88].map((x) => line(`M${x} 93V103`, '#8A6A14', 1.6)),
  relief('#7ADC9A', '#0E3A1E', 1.4, box(10, 84, 112, 10, 2, '#1E7A44')),
  relief('#8A8FA0', '#0E0F16', 2.6, shape('M10 32H114L124 40V88H10Z', slant('#4A4F60', '#1E202A'))),
  line('M16 36H110', '#E8584A', 3.4),
  ...[39, 93].flatMap((x) => [
    oval(x, 62, 24, 22, '#0A0B10'),
    ...[0, 45, 90, 135, 180, 225, 270, 315].map(
      (angle) =>
        `<g transform="rotate(${angle} ${x} 62)">${shape(`M${x} 62C${x + 5} 54 ${x + 4} 46 ${x - 3} 41C${x - 9} 43 ${x - 8} 54 ${x} 62Z`, '#6B7184')}</g>`,
    ),
    relief('#FFFFFF', '#22252F', 1.2, oval(x, 62, 7, 7, '#9AA2B2')),
  ]),
])
