import { sketch } from './sketch.ts'

export const nutBag = sketch(({ across, relief, shape, line }) => [
  relief(
    '#FFE0A8',
    '#7A4A08',
    2.4,
    shape(
      'M26 14H102L106 112C106 117 103 120 98 120H30C25 120 22 117 22 112Z',
      across('#D9532C', '#B83A1A', '#D9532C'),
    ),
  ),
  relief('#FFE0A8', '#7A4A08', 1.6, shape('M24 6H104L102 20H26Z', '#9A2E12')),
  line('M32 7V17M40 7V17M48 7V17M56 7V17M64 7V17M72 7V17M80 7V17M88 7V17M96 7V17', '#7A200A', 1.4, 0.7),
  relief('#FFFFFF', '#C9A06A', 1.4, shape('M34 62C46 52 82 52 94 62V104C82 112 46 112 34 104Z', '#FFF6E4')),
  ...[
    [46, 72],
    [60, 68],
    [76, 72],
    [52, 86],
    [68, 84],
    [84, 86],
    [44, 98],
    [60, 100],
    [76, 98],
  ].map(
    ([x = 0, y = 0], at) =>
      `<ellipse cx="${x}" cy="${y}" rx="7.4" ry="5.4" fill="${['#C98A3C', '#E4BE82', '#9A5A24'][at % 3]}" transform="rotate(${at * 37} ${x} ${y})"/>`,
  ),
])
