import { sketch } from './sketch.ts'

const hues = ['#FF5A6E', '#FFA53C', '#FFE04A', '#5AE08A', '#4AC8FF', '#8A7AFF', '#E86AF0']

export const gamingKeyboard = sketch(({ down, relief, box, shape, line }) => [
  relief(
    '#8A8FA0',
    '#0A0B10',
    2.6,
    shape('M12 34H116L126 100C126 104 124 106 120 106H8C4 106 2 104 2 100Z', down('#3A3F4E', '#16181F')),
  ),
  ...hues.map((hue, at) =>
    shape(`M${17 + at * 13.6} 39H${29 + at * 13.6}L${26 + at * 15.6} 97H${12 + at * 15.2}Z`, hue, 0.75),
  ),
  ...[42, 53, 64, 75].flatMap((y, row) =>
    Array.from({ length: 11 }, (_, at) =>
      relief(
        '#7A8096',
        '#0A0B10',
        1,
        box(15 - row * 2 + at * (8.9 + row * 0.36), y, 7.2 + row * 0.36, 8, 1.8, '#2B2E3A'),
      ),
    ),
  ),
  ...[8, 19].map((x) => relief('#7A8096', '#0A0B10', 1, box(x, 87, 9, 9, 1.8, '#2B2E3A'))),
  relief('#7A8096', '#0A0B10', 1, box(31, 87, 58, 9, 1.8, '#2B2E3A')),
  ...[92, 102, 112].map((x) => relief('#7A8096', '#0A0B10', 1, box(x, 87, 8.4, 9, 1.8, '#2B2E3A'))),
  line('M64 34C64 24 74 22 74 12', '#22252F', 4),
])
