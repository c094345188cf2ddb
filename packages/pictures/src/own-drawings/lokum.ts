import { sketch } from './sketch.ts'

export const lokum = sketch(({ down, slant, relief, box, oval, shape }) => [
  relief(
    '#F4D4DC',
    '#8A3A5A',
    2,
    shape('M8 70H120L112 116C111 119 109 120 106 120H22C19 120 17 119 16 116Z', down('#E0A4B8', '#B8688A')),
  ),
  ...[
    [20, 52, '#F7B4C4', '#D9788E'],
    [44, 56, '#FBE3A8', '#E0B860'],
    [68, 52, '#BFE0A4', '#88B868'],
    [92, 56, '#F7B4C4', '#D9788E'],
    [32, 30, '#FBE3A8', '#E0B860'],
    [56, 32, '#F7B4C4', '#D9788E'],
    [80, 30, '#F9CFA0', '#E09A58'],
    [56, 10, '#BFE0A4', '#88B868'],
  ].map(([x, y, light, dark]) =>
    relief(
      '#FFFFFF',
      String(dark),
      1.6,
      shape(
        `M${x} ${Number(y) + 6}L${Number(x) + 11} ${y}L${Number(x) + 23} ${Number(y) + 6}V${Number(y) + 20}L${Number(x) + 11} ${Number(y) + 27}L${x} ${Number(y) + 20}Z`,
        slant(String(light), String(dark)),
      ),
    ),
  ),
  ...[
    [28, 58],
    [52, 62],
    [78, 58],
    [100, 62],
    [40, 36],
    [66, 38],
    [90, 36],
    [66, 16],
  ].map(([x = 0, y = 0]) => oval(x, y, 5, 2.4, '#FFFFFF', 0.75)),
  box(24, 88, 80, 20, 4, '#FFF4F6'),
])
