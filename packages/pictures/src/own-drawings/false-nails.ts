import { sketch } from './sketch.ts'

const sizes = [
  [22, 1],
  [43, 1.12],
  [65, 1.2],
  [87, 1.12],
  [107, 0.94],
] as const

/** A card with two rows of nails from the little finger to the thumb, and the glue. */
export const falseNails = sketch(({ across, down, slant, relief, box, shape, line, oval }) => [
  relief('#FFFFFF', '#A05A7A', 2.2, box(6, 6, 116, 92, 8, slant('#FFF4F8', '#F2D4E2'))),
  line('M14 51H114', '#E0B4C8', 1.4),
  ...[16, 60].flatMap((top, row) =>
    sizes.map(([x, scale]) => {
      const [half, high] = [7.6 * scale, 27 * scale]
      const foot = top + 33
      return (
        relief(
          '#FFFFFF',
          row === 0 ? '#8A1A3C' : '#9A6A5A',
          1.6,
          shape(
            `M${x - half} ${foot}V${foot - high + half}C${x - half} ${foot - high - 4} ${x + half} ${foot - high - 4} ${x + half} ${foot - high + half}V${foot}C${x + half} ${foot + 5} ${x - half} ${foot + 5} ${x - half} ${foot}Z`,
            row === 0 ? across('#C8284E', '#F0688A', '#B01E42') : across('#F0C4B4', '#FCE4DA', '#E4B09E'),
          ),
        ) + line(`M${x - half / 2.4} ${foot - high + half + 2}V${foot - 6}`, '#FFFFFF', 2, 0.7)
      )
    }),
  ),
  relief('#FFFFFF', '#6A6A7A', 1.4, box(30, 104, 60, 16, 5, down('#F4F4FA', '#C4C4D4'))),
  relief('#FFFFFF', '#8A1A3C', 1.4, shape('M90 106L110 109L120 112L110 115L90 118Z', '#D83A66')),
  line('M40 112H78', '#D83A66', 3),
  oval(36, 112, 1.8, 1.8, '#D83A66'),
])
