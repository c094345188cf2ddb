import { sketch } from './sketch.ts'

const candles = [
  [22, '#F2708C', '#C03A5C'],
  [43, '#5CA8E8', '#2A6CB0'],
  [64, '#F6C43C', '#C08A10'],
  [85, '#7AC85C', '#3E8A2A'],
  [106, '#B07AE0', '#7038A8'],
] as const

export const birthdayCandles = sketch(({ across, glow, relief, box, oval, shape, line }) =>
  candles.flatMap(([x, colour, rim], at) => {
    const top = [40, 30, 36, 28, 42][at] ?? 36
    return [
      relief('#FFFFFF', rim, 1.6, box(x - 7, top, 14, 106 - top, 3, across(colour, '#FFFFFF', colour))),
      ...Array.from({ length: Math.floor((96 - top) / 12) }, (_, turn) =>
        line(`M${x - 6} ${top + 14 + turn * 12}L${x + 6} ${top + 8 + turn * 12}`, rim, 3, 0.8),
      ),
      line(`M${x} ${top}V${top - 6}`, '#4A3A2A', 1.6),
      relief(
        '#FFF8C8',
        '#E07A10',
        1,
        shape(
          `M${x} ${top - 22}C${x + 7} ${top - 14} ${x + 6} ${top - 6} ${x} ${top - 5}C${x - 6} ${top - 6} ${x - 7} ${top - 14} ${x} ${top - 22}Z`,
          glow('#FFE45A', '#F89A1E'),
        ),
      ),
      relief(
        '#FFFFFF',
        '#8A92A4',
        1.2,
        oval(x, 108, 9, 4, '#F2F4F8'),
        shape(`M${x - 5} 110H${x + 5}L${x} 124Z`, '#D4DAE4'),
      ),
    ]
  }),
)
