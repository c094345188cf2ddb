import { sketch } from './sketch.ts'

/** A tin of six cups, three of them filled. */
export const muffinTin = sketch(({ slant, glow, relief, oval, shape }) => [
  relief(
    '#9AA2B0',
    '#0E1016',
    2.8,
    shape('M14 36H114L126 108C126 112 124 114 120 114H8C4 114 2 112 2 108Z', slant('#5A6070', '#2E323C')),
  ),
  ...[
    [34, 56, 1],
    [64, 56, 0],
    [94, 56, 1],
    [28, 90, 0],
    [64, 90, 1],
    [100, 90, 0],
  ].flatMap(([x = 0, y = 0, full = 0]) => [
    relief('#8A92A0', '#08090C', 1.6, oval(x, y, 14, 9.6, '#1E2128')),
    ...(full
      ? [
          shape(`M${x - 13} ${y}L${x - 9} ${y + 10}H${x + 9}L${x + 13} ${y}Z`, '#F2B8C8'),
          relief(
            '#FFEFC8',
            '#7A4410',
            1.6,
            shape(
              `M${x - 16} ${y + 1}C${x - 20} ${y - 18} ${x + 20} ${y - 18} ${x + 16} ${y + 1}C${x + 8} ${y + 6} ${x - 8} ${y + 6} ${x - 16} ${y + 1}Z`,
              glow('#F2C078', '#B87828'),
            ),
          ),
          ...[
            [-6, -6],
            [4, -9],
            [7, -2],
            [-2, -1],
          ].map(([dx = 0, dy = 0]) => oval(x + dx, y + dy, 1.8, 1.6, '#4A2410')),
        ]
      : []),
  ]),
])
