import { sketch } from './sketch.ts'

export const bicycleLock = sketch(({ down, relief, box, oval, shape, line }) => [
  line('M40 66C4 60 2 14 40 10C70 8 116 6 118 40C120 64 100 70 88 68', '#16181F', 15),
  line('M40 66C4 60 2 14 40 10C70 8 116 6 118 40C120 64 100 70 88 68', '#3E6FC4', 10.5),
  ...[
    [20, 52, 30],
    [14, 34, 80],
    [26, 17, -40],
    [50, 9, 4],
    [74, 8, 4],
    [98, 15, 30],
    [116, 34, 80],
    [112, 56, -50],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      `<path transform="translate(${x} ${y}) rotate(${turn})" d="M-3 -5L3 5" stroke="#A8C6F4" stroke-width="2.2" stroke-linecap="round"/>`,
  ),
  relief('#8A90A2', '#0D0E14', 2.4, box(30, 52, 68, 30, 9, down('#4A4F5E', '#22252F'))),
  ...[44, 56, 68, 80].flatMap((x, at) => [
    box(x - 5, 56, 10, 22, 3, '#F2F4F8'),
    line(
      ['M44 62V72', 'M53 62H58V67H54V72H58', 'M66 62H70V72H66M67 67H70', 'M78 62V67H82M82 62V72'][at] ?? '',
      '#22252F',
      2,
    ),
  ]),
  relief(
    '#FFE9A8',
    '#8A6204',
    1.6,
    shape('M92 98A9 9 0 1 0 106 104L122 116L118 121L114 118L111 121L107 117L102 112A9 9 0 0 0 92 98Z', '#E8B830'),
  ),
  oval(97, 102, 3, 3, '#8A6204'),
])
