import { sketch } from './sketch.ts'

/** Each tile's colour and the strokes of its number, `X` its left edge. */
const tiles = [
  ['#D23B3B', 'MX10 34V48'],
  ['#2F63D0', 'MX6 35HX14V41HX6V48HX14'],
  ['#D98A08', 'MX6 35HX14V48HX6MX8 41HX14'],
  ['#2B2939', 'MX6 34V42HX14MX13 34V49'],
  ['#D23B3B', 'MX14 35HX6V41HX14V48HX6'],
] as const

export const okeySet = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  relief('#F0C48C', '#3A1C08', 2.4, shape('M8 62H120L126 84H2Z', slant('#B97A44', '#8A5228'))),
  ...tiles.map(([paint, digits], at) => {
    const x = 10 + at * 22
    return (
      relief('#FFFFFF', '#9A8A60', 1.8, box(x, 26, 20, 42, 3, down('#FFFCF0', '#EADFBE'))) +
      line(
        digits.replace(/X(\d+)/g, (_, by: string) => String(x + Number(by))),
        paint,
        3.2,
      ) +
      oval(x + 10, 57, 4, 4, paint)
    )
  }),
  relief(
    '#F0C48C',
    '#3A1C08',
    2,
    shape('M2 82H126V92C126 96 124 98 120 98H8C4 98 2 96 2 92Z', down('#A8683A', '#6E3E1A')),
  ),
  line('M8 88H120', '#E6B884', 1.8, 0.6),
  ...[
    [30, 108, -12],
    [66, 112, 8],
    [96, 108, -4],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${relief('#FFFFFF', '#9A8A60', 1.4, box(-15, -8, 30, 18, 3, '#FBF4DE'))}</g>`,
  ),
  oval(28, 108, 3.4, 3.4, '#D23B3B'),
  shape('M66 106L68 110.6L73 111L69.4 114.4L70.4 119L66 116.6L61.6 119L62.6 114.4L59 111L64 110.6Z', '#2F63D0'),
  oval(98, 109, 3.4, 3.4, '#2B2939'),
])
