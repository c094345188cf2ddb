import { sketch } from './sketch.ts'

export const pastaBag = sketch(({ across, down, relief, shape, line, oval }) => [
  relief(
    '#BFE3FF',
    '#164A94',
    2.4,
    shape(
      'M26 16H102C100 44 108 84 104 116C104 119 102 120 100 120H28C26 120 24 119 24 116C20 84 28 44 26 16Z',
      across('#1F63C2', '#3F8DEE', '#1B55AA'),
    ),
  ),
  relief('#BFE3FF', '#164A94', 1.2, shape('M24 6H104L102 18H26ZM24 114H104L106 122H22Z', '#3F8DEE')),
  line('M30 8V16M38 8V16M46 8V16M54 8V16M62 8V16M70 8V16M78 8V16M86 8V16M94 8V16', '#164A94', 1.4, 0.6),
  shape(
    'M36 50C46 42 82 42 92 50C97 66 97 92 92 104C80 111 48 111 36 104C31 92 31 66 36 50Z',
    down('#FFF6DC', '#F7E3AE'),
  ),
  ...[
    [50, 62, -35],
    [76, 60, 30],
    [62, 74, 70],
    [82, 78, -20],
    [48, 84, 20],
    [68, 92, -50],
    [84, 96, 50],
    [52, 100, -10],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      `<g transform="rotate(${turn} ${x} ${y})">${relief('#FFF0B8', '#A8660A', 0.8, shape(`M${x - 11} ${y - 4}L${x + 8} ${y - 4}L${x + 12} ${y + 4}L${x - 7} ${y + 4}Z`, '#F5BE4A'))}${oval(x + 10, y, 2, 3.6, '#B9720F')}</g>`,
  ),
  line('M42 30H86', '#FFFFFF', 6),
])
