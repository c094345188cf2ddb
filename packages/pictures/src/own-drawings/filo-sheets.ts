import { sketch } from './sketch.ts'

export const filoSheets = sketch(({ slant, across, relief, oval, shape, line }) => [
  relief('#FFFFFF', '#A89468', 2, oval(64, 74, 56, 40, slant('#FBF4E0', '#E8DAB6'))),
  relief('#FFFFFF', '#A89468', 1.6, oval(64, 69, 54, 37, slant('#FFFBEE', '#EFE2C2'))),
  ...[
    [40, 60],
    [70, 52],
    [92, 70],
    [56, 84],
    [84, 90],
  ].map(([x = 0, y = 0]) => oval(x, y, 5, 2.6, '#D8BC84', 0.7)),
  relief('#FFFFFF', '#A89468', 2, shape('M64 69L118 60C122 84 100 106 70 107Z', across('#FFFDF4', '#EADCB8'))),
  relief('#FFFFFF', '#A89468', 1.6, shape('M64 69L112 82C104 96 90 104 72 106Z', '#F8EED4')),
  line('M64 69L118 60M64 69L112 82M64 69L71 106', '#CDB684', 1.4),
  line('M20 66C30 48 60 36 88 42', '#FFFFFF', 3, 0.7),
])
