import { sketch } from './sketch.ts'

/** A wide chest of six drawers. */
export const chestOfDrawers = sketch(({ down, across, relief, box, oval }) => [
  relief('#FFFFFF', '#5A5448', 2, box(12, 108, 10, 14, 3, '#A8A090'), box(106, 108, 10, 14, 3, '#A8A090')),
  relief('#FFFFFF', '#6A6458', 2.6, box(4, 24, 120, 88, 5, down('#F4F0E8', '#D8D0C0'))),
  relief('#FFFFFF', '#6A4014', 1.8, box(1, 18, 126, 9, 3, down('#E0B078', '#B8803E'))),
  ...[32, 58, 84].flatMap((y) =>
    [10, 67].flatMap((x) => [
      relief('#FFFFFF', '#8A8474', 1.6, box(x, y, 51, 22, 3, across('#FBF8F2', '#FFFFFF', '#EEE8DC'))),
      relief('#FFF0D0', '#5A3A0E', 1, oval(x + 25.5, y + 11, 5, 3.4, '#C8924E')),
    ]),
  ),
])
