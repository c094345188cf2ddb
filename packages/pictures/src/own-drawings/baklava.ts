import { sketch } from './sketch.ts'

const piece = (x: number, y: number) => `M${x} ${y}L${x + 17} ${y - 9}L${x + 34} ${y}L${x + 17} ${y + 9}Z`
const sides = (x: number, y: number) =>
  `M${x} ${y}L${x + 17} ${y + 9}L${x + 34} ${y}V${y + 9}L${x + 17} ${y + 18}L${x} ${y + 9}Z`

export const baklava = sketch(({ slant, down, relief, oval, shape, line }) => [
  relief('#FFFFFF', '#7A5A14', 2.2, oval(64, 92, 58, 24, '#E8C868')),
  oval(64, 90, 50, 19, '#F6E2A0'),
  ...[
    [12, 78],
    [82, 78],
    [47, 64],
    [29, 88],
    [65, 88],
    [30, 66],
    [64, 66],
    [47, 52],
  ].flatMap(([x = 0, y = 0]) => [
    relief('#FFE8B0', '#7A4410', 1.2, shape(sides(x, y), down('#D8963C', '#B8702A'))),
    line(`M${x + 1} ${y + 4}L${x + 17} ${y + 13}L${x + 33} ${y + 4}`, '#F6D890', 1.2),
    relief('#FFF2C8', '#9A5A14', 1.2, shape(piece(x, y), slant('#F8CC70', '#E0993A'))),
    oval(x + 17, y, 6, 3.2, '#7AA83A'),
    oval(x + 15, y - 0.6, 2, 1, '#A8CC64'),
  ]),
])
