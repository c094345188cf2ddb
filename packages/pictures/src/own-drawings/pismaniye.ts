import { sketch } from './sketch.ts'

const balls = [
  [30, 74],
  [62, 80],
  [94, 74],
  [46, 48],
  [78, 48],
  [62, 24],
] as const

/** Balls of pulled sugar threads in a box. */
export const pismaniye = sketch(({ glow, down, relief, oval, shape, line }) => [
  ...balls.map(
    ([x, y]) =>
      relief('#FFFFFF', '#C8B084', 1.8, oval(x, y, 20, 17, glow('#FFFFFF', '#FBF2DC', '#E8D6AC'))) +
      [-12, -8, -4, 0, 4, 8, 12]
        .map((lift, at) =>
          line(
            `M${x - 19 + Math.abs(lift) / 2} ${y + lift + 2}C${x - 8} ${y + lift - 8} ${x + 6} ${y + lift + 7} ${x + 19 - Math.abs(lift) / 2} ${y + lift - 2}`,
            at % 2 === 0 ? '#D4BC88' : '#FFFFFF',
            1.3,
          ),
        )
        .join('') +
      line(
        `M${x - 20} ${y + 3}L${x - 24} ${y + 7}M${x + 19} ${y - 4}L${x + 24} ${y - 6}M${x - 8} ${y - 15}L${x - 11} ${y - 20}`,
        '#E8D6AC',
        1.2,
      ),
  ),
  relief(
    '#F4D4DC',
    '#6A1A2A',
    2.4,
    shape('M4 82H124L116 116C115 120 113 122 109 122H19C15 122 13 120 12 116Z', down('#C8384E', '#8E1E32')),
  ),
  line('M10 90H118', '#F6D070', 2.4),
  relief('#FFF6D8', '#8A6A14', 1.2, shape('M64 94L69 104H80L71 110L75 120L64 114L53 120L57 110L48 104H59Z', '#F2CC5A')),
])
