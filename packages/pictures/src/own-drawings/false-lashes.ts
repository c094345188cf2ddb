import { sketch } from './sketch.ts'

/** Two pairs of lashes in their case. */
export const falseLashes = sketch(({ slant, relief, box, line }) => [
  relief('#FFFFFF', '#8A3A6A', 2.4, box(4, 14, 120, 100, 10, slant('#F8D8EA', '#E0A8CA'))),
  relief('#FFFFFF', '#C888AC', 1.4, box(12, 22, 104, 84, 6, '#FFF8FC')),
  ...[40, 80].flatMap((y) =>
    [36, 92].flatMap((x) => [
      line(`M${x - 19} ${y - 2}C${x - 10} ${y + 12} ${x + 10} ${y + 12} ${x + 19} ${y - 2}`, '#16121A', 3),
      ...Array.from({ length: 11 }, (_, at) => {
        const along = (at - 5) / 5
        const [fx, fy] = [x + along * 19, y - 2 + 10.6 * (1 - along * along)]
        return line(
          `M${fx} ${fy}C${fx + along * 3} ${fy + 6} ${fx + along * 8} ${fy + 10} ${fx + along * 11} ${fy + 12 - Math.abs(along) * 5}`,
          '#16121A',
          1.8,
        )
      }),
    ]),
  ),
])
