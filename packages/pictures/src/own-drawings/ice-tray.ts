import { sketch } from './sketch.ts'

/** A tray of ice cubes, two of them out of it. */
export const iceTray = sketch(({ slant, relief, shape, line }) => [
  relief('#FFFFFF', '#1A4A7A', 2.6, shape('M4 78L78 44L124 66V78L50 116L4 92Z', slant('#5AA8E8', '#2A6AB0'))),
  ...[0, 1, 2, 3].flatMap((row) =>
    [0, 1].map((column) => {
      const [x, y] = [16 + row * 17.4 + column * 22, 76 - row * 8 + column * 11]
      return relief(
        '#FFFFFF',
        '#5A9AC8',
        1.2,
        shape(`M${x} ${y}L${x + 13} ${y - 6}L${x + 30} ${y + 2}L${x + 17} ${y + 9}Z`, slant('#FFFFFF', '#BCE2F8')),
      )
    }),
  ),
  ...[
    [20, 12],
    [52, 4],
  ].map(
    ([x = 0, y = 0]) =>
      relief(
        '#FFFFFF',
        '#4A8AB8',
        1.8,
        shape(
          `M${x} ${y + 9}L${x + 17} ${y}L${x + 34} ${y + 9}V${y + 27}L${x + 17} ${y + 36}L${x} ${y + 27}Z`,
          slant('#F4FCFF', '#A8D8F4'),
        ),
      ) + line(`M${x} ${y + 9}L${x + 17} ${y + 18}L${x + 34} ${y + 9}M${x + 17} ${y + 18}V${y + 36}`, '#7AB8DC', 1.4),
  ),
])
