import { sketch } from './sketch.ts'

/** A square chair cushion with its ties. */
export const seatCushion = sketch(({ glow, relief, oval, shape, line }) => [
  line(
    'M16 34C2 26 4 12 14 16M16 34C6 40 -2 34 4 26M112 34C126 26 124 12 114 16M112 34C122 40 130 34 124 26',
    '#8A2A1A',
    4,
  ),
  relief(
    '#FFD8CC',
    '#6A120A',
    2.8,
    shape(
      'M18 32C40 22 88 22 110 32C120 56 122 84 116 108C88 118 40 118 12 108C6 84 8 56 18 32Z',
      glow('#F0887A', '#C03A2E'),
    ),
  ),
  ...[
    [40, 54],
    [88, 54],
    [64, 71],
    [38, 90],
    [90, 90],
  ].map(
    ([x = 0, y = 0]) =>
      relief('#FFD8CC', '#6A120A', 1.2, oval(x, y, 4.4, 4, '#A82A20')) +
      line(
        `M${x - 9} ${y - 5}L${x - 5} ${y - 2}M${x + 9} ${y - 5}L${x + 5} ${y - 2}M${x - 9} ${y + 6}L${x - 5} ${y + 3}M${x + 9} ${y + 6}L${x + 5} ${y + 3}`,
        '#8A1C14',
        1.8,
        0.7,
      ),
  ),
  line('M18 38C40 29 88 29 110 38C118 60 119 82 112 102', '#FFE4DC', 2, 0.6),
])
