import { sketch } from './sketch.ts'

/** Sheets of dried fruit pulp, one rolled up, with walnuts. */
export const pestil = sketch(({ down, across, slant, relief, oval, shape, line }) => [
  ...[
    [0, '#C8702C', '#9A4A14'],
    [8, '#B45E20', '#8A3E0E'],
    [16, '#D07E38', '#A4541C'],
  ].map(([lift, light, dark]) =>
    relief(
      '#F8D0A0',
      '#5A2406',
      1.6,
      shape(
        `M8 ${96 - Number(lift)}L52 ${78 - Number(lift)}L120 ${92 - Number(lift)}L78 ${114 - Number(lift)}Z`,
        slant(String(light), String(dark)),
      ),
    ),
  ),
  line('M26 78L70 92M40 72L88 86M56 67L102 80', '#7A3A10', 1.4, 0.5),
  ...[0, 1].map((row) =>
    relief(
      '#F8D0A0',
      '#5A2406',
      2,
      shape(
        row === 0
          ? 'M22 46L86 34C96 34 98 54 88 56L26 66C14 66 12 48 22 46Z'
          : 'M40 24L98 14C108 14 110 34 100 36L44 44C32 44 30 26 40 24Z',
        down('#D8863E', '#A04E18'),
      ),
    ),
  ),
  relief('#FFE4C0', '#5A2406', 1.2, oval(90, 45, 7, 11, across('#C8702C', '#E8A868'))),
  relief('#FFE4C0', '#5A2406', 1.2, oval(102, 25, 7, 11, across('#C8702C', '#E8A868'))),
  line('M90 40C86 42 86 50 91 50C95 49 94 43 90 44', '#7A3A10', 1.6),
  line('M102 20C98 22 98 30 103 30C107 29 106 23 102 24', '#7A3A10', 1.6),
  ...[
    [30, 104],
    [48, 112],
    [18, 116],
  ].map(
    ([x = 0, y = 0]) =>
      relief('#FFEED0', '#6A4414', 1.4, oval(x, y, 9, 7, slant('#E0B878', '#B08040'))) +
      line(`M${x - 6} ${y}C${x - 2} ${y - 4} ${x + 2} ${y + 4} ${x + 6} ${y}M${x} ${y - 5}V${y + 5}`, '#8A5E28', 1.4),
  ),
])
