import { sketch } from './sketch.ts'

const pencils = [
  ['#E5483C', '#7A1410'],
  ['#F7943C', '#8A3A04'],
  ['#F7CE3C', '#8A6204'],
  ['#58B04A', '#1A4A18'],
  ['#3F8FE0', '#123E7A'],
  ['#7A54C8', '#2E1A66'],
  ['#E06AA8', '#7A1F4A'],
] as const

export const colouredPencils = sketch(({ down, relief, box, oval, shape }) => [
  ...pencils.map(([paint, dark], at) => {
    const x = 10 + at * 15.5
    const top = 16 + Math.abs(at - 3) * 3
    return (
      relief(
        '#FFFFFF',
        dark,
        1.4,
        shape(`M${x} ${top + 22}L${x + 7.5} ${top}L${x + 15} ${top + 22}Z`, '#F2D9AC'),
        box(x, top + 20, 15, 104 - top, 1.5, paint),
      ) +
      shape(`M${x + 4.6} ${top + 8.6}L${x + 7.5} ${top}L${x + 10.4} ${top + 8.6}Z`, paint) +
      box(x + 3, top + 24, 3, 96 - top, 1.5, '#FFFFFF', 0.4)
    )
  }),
  relief('#FFFFFF', '#8A7A50', 2.2, box(5, 86, 118, 38, 4, down('#FDF6E0', '#EAD9AC'))),
  ...pencils.map(([paint], at) => oval(22 + at * 14, 105, 5, 5, paint)),
])
