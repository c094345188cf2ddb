import { sketch } from './sketch.ts'

const places = [
  [-38, 40, 66],
  [28, 86, 62],
  [-6, 64, 70],
  [64, 62, 98],
] as const

export const nails = sketch(({ down, across, relief, box, oval, shape }) =>
  places.map(
    ([turn = 0, x = 0, y = 0]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${relief('#FFFFFF', '#3E4452', 1.4, box(-3, -44, 6, 78, 1, across('#8F97A6', '#E6EAF0', '#7A8292')), shape('M-3 33H3L0 48Z', '#7A8292'))}${relief('#FFFFFF', '#3E4452', 1.4, oval(0, -46, 11, 4.4, down('#EEF1F5', '#8F97A6')))}</g>`,
  ),
)
