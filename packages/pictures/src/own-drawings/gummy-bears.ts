import { sketch } from './sketch.ts'

const bears = [
  [26, 84, '#F2564A', '#A81E14'],
  [50, 92, '#F7B52E', '#B87408'],
  [76, 90, '#5ABF4E', '#2A7A22'],
  [102, 84, '#F2862E', '#B0500A'],
  [38, 60, '#5ABF4E', '#2A7A22'],
  [64, 64, '#F2564A', '#A81E14'],
  [90, 60, '#F7D84A', '#B8940C'],
  [52, 34, '#F2862E', '#B0500A'],
  [77, 34, '#F2564A', '#A81E14'],
  [64, 8, '#5ABF4E', '#2A7A22'],
] as const

/** A heap of jelly bears. */
export const gummyBears = sketch(({ glow, relief, oval }) =>
  bears.map(([x, y, light, dark]) => {
    const paint = glow('#FFFFFF', light, light, dark)
    return (
      relief(
        '#FFFFFF',
        dark,
        1.6,
        oval(x - 6, y, 3.6, 3.6, paint),
        oval(x + 6, y, 3.6, 3.6, paint),
        oval(x, y + 5, 8.4, 8, paint),
        oval(x, y + 19, 9.4, 10.4, paint),
        oval(x - 9.5, y + 15, 3.6, 4.6, paint),
        oval(x + 9.5, y + 15, 3.6, 4.6, paint),
        oval(x - 6.6, y + 29, 4.6, 4.6, paint),
        oval(x + 6.6, y + 29, 4.6, 4.6, paint),
      ) +
      oval(x - 3, y + 4, 1.2, 1.4, dark) +
      oval(x + 3, y + 4, 1.2, 1.4, dark) +
      oval(x, y + 8, 2.2, 1.6, dark, 0.6) +
      oval(x - 3, y + 15, 2.4, 3.6, '#FFFFFF', 0.5)
    )
  }),
)
