import { sketch } from './sketch.ts'

const pens = [
  [18, '#F7E52E', '#A89404'],
  [48, '#5AE06A', '#1E8A2E'],
  [78, '#FF8AC0', '#B0326E'],
  [108, '#FFA03A', '#B05A04'],
] as const

/** Four highlighters, one uncapped, above their strokes. */
export const highlighters = sketch(({ across, relief, box, shape, line }) => [
  ...pens.map(([x, light, dark], at) =>
    [
      at === 0
        ? relief('#FFFFFF', dark, 1, shape(`M${x - 6} 22L${x - 4} 6L${x + 6} 10V22Z`, light))
        : relief('#FFFFFF', dark, 1.8, box(x - 11, 2, 22, 36, 5, across(light, '#FFFFFF', light))) +
          box(x + 6, 8, 4, 28, 2, dark, 0.45),
      relief('#8A8E9C', '#08090C', 1.4, box(x - 9, at === 0 ? 20 : 36, 18, at === 0 ? 20 : 6, 2, '#2A2E38')),
      relief('#FFFFFF', dark, 2, box(x - 12, 40, 24, 62, 6, across(light, '#FFFFFF', light))),
      box(x - 8, 54, 16, 34, 2, '#2A2E38', 0.85),
      line(`M${x} 60V82`, light, 3),
    ].join(''),
  ),
  ...pens.map(([x, light]) => line(`M${x - 11} 116C${x - 4} 112 ${x + 4} 120 ${x + 11} 115`, light, 7, 0.9)),
])
