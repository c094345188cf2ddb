import { sketch } from './sketch.ts'

export const pastirma = sketch(({ slant, glow, relief, oval, shape, line }) => [
  relief(
    '#E08A5C',
    '#5A1A08',
    2.6,
    shape(
      'M12 40C16 22 50 14 76 22C92 28 96 44 90 60C82 78 44 84 26 76C14 70 9 54 12 40Z',
      slant('#B8481E', '#8A2A10'),
    ),
  ),
  ...[
    [24, 36],
    [40, 28],
    [56, 26],
    [34, 66],
    [20, 54],
    [50, 74],
    [74, 30],
  ].map(([x = 0, y = 0], at) => oval(x, y, 2, 1.4, at % 2 === 0 ? '#E8A84C' : '#6A1E0A', 0.9)),
  relief('#FFB09A', '#5A0E0E', 1.6, oval(58, 50, 30, 21, glow('#C23A3A', '#8E1C22'))),
  line('M38 46C48 40 56 52 68 44C74 40 80 44 82 48M42 58C50 54 60 62 70 56', '#F4C8BC', 2.2, 0.85),
  ...[
    [36, 96, -8],
    [64, 102, 4],
    [94, 94, 12],
  ].map(
    ([x = 0, y = 0, degrees = 0]) =>
      `<g transform="rotate(${degrees} ${x} ${y})">${relief('#E08A5C', '#5A1A08', 1.6, oval(x, y, 23, 15, '#A83A18'))}${oval(x, y, 18.5, 11, '#B4282E')}${line(`M${x - 14} ${y - 2}C${x - 6} ${y - 8} ${x} ${y + 3} ${x + 8} ${y - 3}M${x - 9} ${y + 5}C${x - 2} ${y + 1} ${x + 4} ${y + 7} ${x + 12} ${y + 2}`, '#F4C8BC', 1.8, 0.9)}</g>`,
  ),
])
