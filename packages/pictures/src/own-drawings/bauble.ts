import { sketch } from './sketch.ts'

export const bauble = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  line('M64 26C52 18 52 4 64 4S76 18 64 26', '#C79A34', 2.8),
  relief('#FFC0B4', '#5E0A10', 3, oval(64, 76, 44, 44, glow('#F4604E', '#A81420'))),
  relief('#FFF3C8', '#7A5A10', 1.4, box(52, 24, 24, 13, 3, across('#C79A34', '#F7E09A', '#B0842A'))),
  line('M56 26V35M61 26V35M67 26V35M72 26V35', '#8A6210', 1.6),
  shape('M21 68C48 78 80 78 107 68L108 82C80 92 48 92 20 82Z', '#FFFFFF', 0.9),
  ...[34, 49, 64, 79, 94].map((x, at) =>
    line(`M${x} ${[75, 79, 80, 79, 75][at] ?? 78}m-4 0h8m-4 -4v8m-3 -7l6 6m0 -6l-6 6`, '#B81E28', 1.6),
  ),
  oval(46, 54, 12, 8, '#FFFFFF', 0.5),
  ...[
    [64, 104],
    [46, 100],
    [82, 100],
    [64, 56],
    [84, 56],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.6, 2.6, '#FFE9A8')),
])
