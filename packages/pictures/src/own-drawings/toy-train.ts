import { sketch } from './sketch.ts'

export const toyTrain = sketch(({ down, slant, glow, relief, box, oval, shape, line }) => [
  relief('#FFE7A0', '#A86606', 1.4, shape('M84 20H102L98 32V44H88V32Z', down('#FFD04D', '#F0A020'))),
  relief('#FFC0B8', '#86162A', 2, box(6, 14, 58, 9, 4.5, down('#F2576B', '#C42848'))),
  relief('#A8DAFF', '#144E9C', 2.4, shape('M12 22H58V94H12Z', slant('#4DA9FA', '#2671DB'))),
  relief('#1B4E96', '#BFE4FF', 1.2, box(20, 30, 30, 26, 5, '#D9F1FF')),
  relief('#A5EFB9', '#136B38', 2.4, box(54, 42, 62, 52, 12, slant('#4CCB78', '#1F9A50'))),
  line('M78 44V92', '#FFE08A', 5),
  oval(102, 66, 9, 9, glow('#FFF9DA', '#FFD25C')),
  relief(
    '#FFC0B8',
    '#86162A',
    1.6,
    shape('M6 90H118C122 90 123 94 122 97L120 102H8C5 102 4 98 4 95C4 92 4 90 6 90Z', down('#F2576B', '#C42848')),
  ),
  ...[
    [24, 15],
    [62, 13],
    [96, 13],
  ].map(
    ([x = 0, size = 0]) =>
      relief('#FFE7A0', '#8C5406', 1.8, oval(x, 120 - size, size, size, '#F5AE2E')) +
      oval(x, 120 - size, size * 0.5, size * 0.5, '#D9382F'),
  ),
  oval(100, 12, 5, 4, '#EDEBF4', 0.9),
  oval(110, 7, 6, 5, '#EDEBF4', 0.7),
])
