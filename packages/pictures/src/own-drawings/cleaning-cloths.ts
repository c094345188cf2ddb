import { sketch } from './sketch.ts'

const cloths = [
  [84, '#3A9AE0', '#1A5A94'],
  [66, '#F7C83A', '#A87C0A'],
  [48, '#5AC06A', '#1E7A30'],
  [30, '#F27AA4', '#A82E5E'],
] as const

/** Folded microfibre cloths in a stack. */
export const cleaningCloths = sketch(({ across, relief, shape, line }) => [
  ...cloths.flatMap(([y, light, dark]) => [
    relief(
      '#FFFFFF',
      dark,
      2.2,
      shape(
        `M14 ${y}L52 ${y - 16}L118 ${y - 4}C124 ${y + 2} 124 ${y + 12} 118 ${y + 16}L80 ${y + 34}L14 ${y + 20}C8 ${y + 14} 8 ${y + 6} 14 ${y}Z`,
        across(light, light, dark),
      ),
    ),
    shape(`M14 ${y}L52 ${y - 16}L118 ${y - 4}L80 ${y + 14}Z`, light),
    line(`M12 ${y + 6}L80 ${y + 20}L119 ${y + 2}M12 ${y + 13}L80 ${y + 27}L119 ${y + 9}`, dark, 1.6, 0.7),
    line(`M20 ${y}L52 ${y - 13}L110 ${y - 3}L80 ${y + 10}Z`, '#FFFFFF', 1.4, 0.7),
  ]),
  ...Array.from({ length: 14 }, (_, at) =>
    line(
      `M${38 + (at % 7) * 9 - Math.floor(at / 7) * 6} ${22 + Math.floor(at / 7) * 9 + (at % 7) * 1.6}l2 1`,
      '#FFFFFF',
      1.6,
      0.7,
    ),
  ),
])
