import { sketch } from './sketch.ts'

const brushes = [
  [22, 30, 13, '#E8B8B4'],
  [48, 18, 9, '#D8A49C'],
  [72, 24, 7, '#C88C84'],
  [92, 12, 5, '#B87A70'],
  [110, 26, 8, '#DCAAA4'],
] as const

export const makeupBrushes = sketch(({ across, down, relief, box, shape }) =>
  brushes.flatMap(([x, top, half, colour]) => [
    relief(
      '#FFFFFF',
      '#1E141A',
      1.6,
      shape(`M${x - 5} ${top + 46}H${x + 5}L${x + 3} 122H${x - 3}Z`, across('#3A2A34', '#6A5462', '#2A1C24')),
    ),
    relief('#FFFFFF', '#8A6A20', 1.2, box(x - 5.5, top + 32, 11, 18, 1.5, across('#C8A03C', '#F8E4A4', '#B48C2C'))),
    relief(
      '#FFFFFF',
      '#7A4A44',
      1.6,
      shape(
        `M${x - 5} ${top + 33}C${x - half - 3} ${top + 20} ${x - half} ${top + 4} ${x} ${top}C${x + half} ${top + 4} ${x + half + 3} ${top + 20} ${x + 5} ${top + 33}Z`,
        down('#FBEAE6', colour),
      ),
    ),
  ]),
)
