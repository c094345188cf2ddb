import { sketch } from './sketch.ts'

export const pulseBag = sketch(({ across, relief, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#8C6A3C',
    2.4,
    shape('M30 14H98L106 110C106 117 102 120 96 120H32C26 120 22 117 22 110Z', across('#E4C08A', '#CFA262', '#E4C08A')),
  ),
  relief('#FFFFFF', '#8C6A3C', 1.6, shape('M28 6H100L98 20H30Z', '#C29454')),
  line('M34 13H94', '#F4E0BC', 1.8),
  relief('#FFFFFF', '#8C6A3C', 1.4, oval(64, 84, 32, 27, '#FFFDF4')),
  ...[
    [48, 74],
    [60, 70],
    [74, 72],
    [84, 80],
    [42, 84],
    [54, 82],
    [67, 83],
    [79, 90],
    [46, 95],
    [58, 94],
    [70, 98],
    [60, 105],
  ].map(([x = 0, y = 0]) => relief('#FFE9C4', '#9A6A2A', 0.9, oval(x, y, 6.4, 5.6, '#E0AE62'))),
])
