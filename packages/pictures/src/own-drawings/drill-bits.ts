import { sketch } from './sketch.ts'

const bits = [
  [18, 96, 7, '#E8C04A', '#7A5410'],
  [38, 102, 9, '#B8C0CC', '#4A5464'],
  [62, 108, 11, '#E8C04A', '#7A5410'],
  [87, 104, 9, '#6A7484', '#23262E'],
  [108, 96, 7, '#B8C0CC', '#4A5464'],
] as const

/** Five twist bits of rising size in their rack. */
export const drillBits = sketch(({ across, down, relief, box, shape, line }) => [
  ...bits.map(([x, long, wide, light, dark]) => {
    const top = 112 - long
    const half = wide / 2
    const turns = Array.from({ length: 6 }, (_, at) => top + 10 + at * ((long - 46) / 6))
    return (
      relief(
        '#FFFFFF',
        dark,
        1.2,
        shape(
          `M${x - half} ${top + 7}L${x} ${top}L${x + half} ${top + 7}V112H${x - half}Z`,
          across(light, '#FFFFFF', light),
        ),
      ) + turns.map((y) => line(`M${x - half + 0.8} ${y + wide * 0.9}L${x + half - 0.8} ${y}`, dark, 2.4)).join('')
    )
  }),
  relief('#FFC8B8', '#6A140A', 2.4, box(6, 92, 116, 28, 6, down('#E2502E', '#B8340F'))),
  line('M12 97H116', '#FFFFFF', 2.4, 0.5),
  ...[18, 38, 62, 87, 108].map((x) => box(x - 8, 102, 16, 10, 2, '#FFF4EC')),
  ...[18, 38, 62, 87, 108].map((x, at) => line(`M${x - 4 + at * 0.4} 107H${x + 4 - at * 0.4}`, '#6A140A', 2.4)),
])
