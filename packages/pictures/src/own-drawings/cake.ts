import { sketch } from './sketch.ts'

export const cake = sketch(({ down, slant, relief, shape, oval, line }) => [
  relief('#FFE6B4', '#7A4410', 2.4, shape('M12 84V60C12 40 30 30 64 30S116 40 116 60V84Z', down('#D08A40', '#B06A28'))),
  relief(
    '#FFF2CC',
    '#8A5420',
    2,
    shape('M12 60C12 42 30 32 64 32L58 98H20C15 98 12 95 12 90Z', slant('#FBE2A4', '#EFC878')),
  ),
  ...[
    [24, 60],
    [36, 52],
    [30, 76],
    [44, 68],
    [40, 86],
    [22, 88],
    [52, 50],
    [52, 82],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.8, 2.2, '#7A4018')),
  relief(
    '#FFE6B4',
    '#7A4410',
    2,
    shape('M58 98L64 32C98 32 116 42 116 60V90C116 95 113 98 108 98Z', down('#C27A34', '#D89A54')),
  ),
  shape('M62 33C98 33 116 42 116 58C106 52 98 64 90 56C82 50 76 62 60 54Z', '#5A2C14'),
  relief('#FFFFFF', '#7A86A0', 1.8, oval(64, 104, 58, 12, '#EEF2F8')),
  oval(64, 102, 46, 7, '#D8DFEA'),
  relief('#FFE6B4', '#7A4410', 1.4, shape('M20 98H108L104 104H24Z', '#B87434')),
  line('M70 66V90M84 68V92M98 66V90', '#A8642C', 1.6, 0.6),
])
