import { sketch } from './sketch.ts'

export const memoryModule = sketch(({ down, relief, box, shape, line }) => [
  relief(
    '#8A8FA0',
    '#0E0F16',
    2,
    shape(
      'M4 40L14 32L24 40L34 32L44 40L54 32L64 40L74 32L84 40L94 32L104 40L114 32L124 40V60H4Z',
      down('#E8584A', '#9A2A22'),
    ),
  ),
  relief('#7ADC9A', '#0E3A1E', 2, box(4, 52, 120, 42, 3, down('#2A9A58', '#14683A'))),
  ...[12, 34, 74, 96].map((x) => relief('#7A8096', '#0A0B10', 1.2, box(x, 58, 18, 22, 2, '#22252F'))),
  relief('#FFFFFF', '#4C5260', 0.8, box(55, 62, 15, 14, 1.5, '#DDE2EA')),
  line('M58 67H67M58 71H64', '#5B6270', 1.6),
  box(6, 84, 62, 12, 1, '#E8C04A'),
  box(74, 84, 48, 12, 1, '#E8C04A'),
  ...Array.from({ length: 12 }, (_, at) => line(`M${10 + at * 5} 85V95`, '#8A6A14', 1.3)),
  ...Array.from({ length: 9 }, (_, at) => line(`M${78 + at * 5} 85V95`, '#8A6A14', 1.3)),
])
