import { sketch } from './sketch.ts'

/** Cubes of carrot paste with nuts, rolled in coconut, on a plate. */
export const cezerye = sketch(({ down, relief, oval, shape, line }) => [
  relief('#FFFFFF', '#4A7088', 2, oval(64, 98, 58, 22, down('#F4FAFE', '#B8D2E4'))),
  oval(64, 95, 46, 15, '#D4E4F0'),
  ...[
    [22, 62],
    [52, 70],
    [82, 62],
    [36, 34],
    [66, 38],
    [50, 8],
  ].map(
    ([x = 0, y = 0]) =>
      relief(
        '#FFD8A8',
        '#6A1E04',
        1.8,
        shape(
          `M${x} ${y + 8}L${x + 14} ${y}L${x + 28} ${y + 8}V${y + 25}L${x + 14} ${y + 33}L${x} ${y + 25}Z`,
          '#C8501A',
        ),
        shape(`M${x} ${y + 8}L${x + 14} ${y}L${x + 28} ${y + 8}L${x + 14} ${y + 16}Z`, '#E87A34'),
        shape(`M${x + 14} ${y + 16}L${x + 28} ${y + 8}V${y + 25}L${x + 14} ${y + 33}Z`, '#A83E10'),
      ) +
      shape(`M${x + 4} ${y + 15}L${x + 10} ${y + 17}L${x + 8} ${y + 22}L${x + 3} ${y + 21}Z`, '#E4C48A') +
      shape(`M${x + 8} ${y + 25}L${x + 12} ${y + 24}L${x + 13} ${y + 29}Z`, '#8DB04A') +
      shape(`M${x + 17} ${y + 21}L${x + 24} ${y + 17}L${x + 25} ${y + 21}L${x + 19} ${y + 26}Z`, '#C89A5A') +
      shape(`M${x + 10} ${y + 6}L${x + 17} ${y + 7}L${x + 14} ${y + 11}Z`, '#F2DCA8') +
      line(
        `M${x + 2} ${y + 12}L${x + 4} ${y + 10}M${x + 6} ${y + 25}L${x + 7} ${y + 23}M${x + 21} ${y + 28}L${x + 22} ${y + 25}M${x + 14} ${y + 3}L${x + 16} ${y + 4}M${x + 5} ${y + 9}L${x + 8} ${y + 7}M${x + 18} ${y + 5}L${x + 21} ${y + 7}M${x + 11} ${y + 26}L${x + 12} ${y + 29}M${x + 23} ${y + 14}L${x + 25} ${y + 12}`,
        '#FFFFFF',
        1.5,
      ),
  ),
])
