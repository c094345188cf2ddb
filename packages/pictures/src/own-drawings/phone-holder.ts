import { sketch } from './sketch.ts'

export const phoneHolder = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief(
    '#7A7F96',
    '#0D0E18',
    2,
    shape('M34 112C34 100 48 96 64 96S94 100 94 112C94 120 82 122 64 122S34 120 34 112Z', down('#4C5064', '#1E202C')),
  ),
  line('M64 100V78', '#3A3D4E', 12),
  line('M61 98V80', '#8A8EA6', 2.4),
  relief('#9DA2B8', '#0D0E18', 1.6, oval(64, 80, 11, 10, '#353849')),
  relief('#55597A', '#0D0E18', 1.8, box(40, 6, 48, 72, 8, '#26283A')),
  box(44, 11, 40, 62, 5, slant('#CDEBF6', '#8FC6E8')),
  shape('M44 46L58 30L66 40L84 22V68A5 5 0 0 1 79 73H49A5 5 0 0 1 44 68Z', '#8FD6A4'),
  line('M50 68L60 52L70 56L78 36', '#FFFFFF', 4),
  relief('#FFB0A0', '#6E0F12', 1.2, shape('M78 22C84 22 86 28 78 38C70 28 72 22 78 22Z', '#E2503F')),
  relief(
    '#9DA2B8',
    '#0D0E18',
    1.8,
    shape('M28 34H40V62H34C28 62 26 58 26 50V42C26 36 27 34 28 34Z', '#44475C'),
    shape('M100 34H88V62H94C100 62 102 58 102 50V42C102 36 101 34 100 34Z', '#44475C'),
    box(46, 76, 36, 8, 4, '#44475C'),
  ),
])
