import { sketch } from './sketch.ts'

export const catLitter = sketch(({ slant, down, relief, box, oval, shape, line, turned }) => [
  relief(
    '#B7E3E0',
    '#0E4F52',
    2.4,
    shape('M4 62H124L114 106C113 112 110 114 105 114H23C18 114 15 112 14 106Z', slant('#4BB3AE', '#237C7C')),
  ),
  relief('#CDEFEC', '#0E4F52', 1.6, box(0, 54, 128, 14, 7, down('#63C6C0', '#379793'))),
  shape('M10 57C20 40 38 48 50 42S84 34 96 44S114 46 118 57Z', down('#F2ECE0', '#D5CAB6')),
  ...[
    [26, 51],
    [36, 54],
    [46, 49],
    [58, 53],
    [68, 47],
    [80, 52],
    [92, 50],
    [104, 54],
    [54, 46],
    [86, 45],
  ].map(([x = 0, y = 0]) => oval(x, y, 2.4, 1.8, '#B5A88F')),
  turned(
    18,
    line('M92 -8V20', '#7443C4', 8),
    relief(
      '#D9C2FF',
      '#3E1F86',
      1.6,
      shape('M78 20H106L102 48C101 51 99 52 96 52H88C85 52 83 51 82 48Z', slant('#946FF0', '#6440C2')),
    ),
    line('M86 28V44M92 28V44M98 28V44', '#3E1F86', 2.8),
  ),
  relief(
    '#FFFFFF',
    '#1E6F70',
    1,
    oval(64, 98, 8, 6, '#EAF8F7'),
    oval(53, 91, 3.6, 4.4, '#EAF8F7'),
    oval(60.5, 87, 3.4, 4.4, '#EAF8F7'),
    oval(68, 87, 3.4, 4.4, '#EAF8F7'),
    oval(75, 91, 3.6, 4.4, '#EAF8F7'),
  ),
])
