import { sketch } from './sketch.ts'

export const riceBag = sketch(({ slant, across, relief, shape, oval, line, box }) => [
  relief(
    '#FFFFFF',
    '#9AA7C4',
    2.4,
    shape(
      'M28 16C44 20 84 20 100 16L108 40C112 64 112 92 104 114C102 118 98 120 94 120H34C30 120 26 118 24 114C16 92 16 64 20 40Z',
      slant('#FFFFFF', '#D8DEEC'),
    ),
  ),
  relief(
    '#FFFFFF',
    '#9AA7C4',
    1.2,
    shape('M26 8L34 12L42 8L50 12L58 8L66 12L74 8L82 12L90 8L102 10L100 20C84 24 44 24 28 20Z', '#E9EDF6'),
  ),
  shape(
    'M19 46C44 54 84 54 109 46C111 54 111.5 62 111.5 70C84 78 44 78 16.5 70C16.5 62 17 54 19 46Z',
    across('#1F63C2', '#3B8AF0', '#1C58B0'),
  ),
  line('M40 62H88', '#FFFFFF', 5),
  relief('#C9D4EA', '#FFFFFF', 1.4, oval(64, 96, 26, 15, '#E3E9F5')),
  ...[
    [50, 96, -30],
    [58, 90, 40],
    [62, 100, 0],
    [70, 92, -50],
    [76, 99, 30],
    [68, 104, 70],
    [54, 103, 20],
    [82, 93, 10],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      `<g transform="rotate(${turn} ${x} ${y})">${oval(x, y, 5, 2.2, '#FFFFFF')}${line(`M${x - 3} ${y + 1.4}H${x + 3}`, '#C3B48F', 0.9)}</g>`,
  ),
  box(30, 30, 22, 5, 2.5, '#B9C6DF'),
])
