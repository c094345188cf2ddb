import { sketch } from './sketch.ts'

export const balloons = sketch(({ glow, relief, oval, shape, line }) => [
  line('M36 66C44 86 58 96 62 122M66 58C64 80 64 100 63 122M94 70C86 90 70 98 64 122', '#8A92A4', 1.6),
  ...[
    [34, 40, '#FF9A8C', '#D83A2E', '#8E1A12'],
    [96, 44, '#8CC8FF', '#2E78D0', '#143E7A'],
    [65, 30, '#FFE08A', '#EFA81E', '#8A5A04'],
  ].map(
    ([x, y, light, dark, rim]) =>
      relief(
        '#FFFFFF',
        String(rim),
        2.2,
        oval(Number(x), Number(y), 22, 26, glow(String(light), String(dark))),
        shape(`M${x} ${Number(y) + 25}L${Number(x) - 4} ${Number(y) + 32}H${Number(x) + 4}Z`, String(dark)),
      ) +
      line(
        `M${Number(x) - 11} ${Number(y) - 12}C${Number(x) - 9} ${Number(y) - 17} ${Number(x) - 5} ${Number(y) - 19} ${Number(x) - 1} ${Number(y) - 20}`,
        '#FFFFFF',
        3,
        0.8,
      ),
  ),
  relief('#FFFFFF', '#7A2A5A', 1, shape('M63 112L54 106V118ZM63 112L72 106V118Z', '#E05A9A')),
])
