import { sketch } from './sketch.ts'

export const oliveJar = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#C9CCDA', '#3A3D4E', 1.8, box(34, 8, 60, 18, 5, across('#8FA06A', '#66783E', '#8FA06A'))),
  relief(
    '#FFFFFF',
    '#8FA0A8',
    2.2,
    shape('M36 26H92L102 40V108C102 116 98 120 90 120H38C30 120 26 116 26 108V40Z', slant('#EAF2E4', '#C4D4B8')),
  ),
  ...[
    [38, 50],
    [52, 46],
    [66, 50],
    [80, 46],
    [92, 54],
    [44, 62],
    [58, 60],
    [74, 60],
    [88, 66],
    [36, 76],
    [50, 74],
    [64, 76],
    [80, 74],
    [92, 80],
    [38, 90],
    [38, 108],
    [52, 110],
    [66, 108],
    [80, 110],
    [92, 106],
    [92, 94],
  ].map(([x = 0, y = 0], at) =>
    relief('#C9DC8A', '#2E3E0C', 1, oval(x, y, 8.4, 6.6, at % 3 === 0 ? '#6E7A2A' : '#8FA03A')),
  ),
  relief('#FFFFFF', '#A9B88C', 1, box(30, 66, 68, 36, 4, '#FBFDF2')),
  line('M46 82C54 74 66 74 78 72', '#5B6A1E', 2),
  shape('M60 76C56 70 60 66 66 66C66 72 64 75 60 76ZM70 74C68 68 72 64 78 65C78 70 75 73 70 74Z', '#8FA03A'),
])
