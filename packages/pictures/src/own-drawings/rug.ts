import { sketch } from './sketch.ts'

export const rug = sketch(({ down, across, relief, box, shape, line }) => [
  line(
    Array.from({ length: 17 }, (_, at) => `M${20 + at * 5.5} 6V14M${20 + at * 5.5} 114V122`).join(''),
    '#EBD9B8',
    2.2,
  ),
  relief('#E88A7C', '#56101A', 2, box(14, 12, 100, 104, 3, across('#A82A34', '#BF3B40', '#9C232F'))),
  box(20, 18, 88, 92, 2, '#F0D9AC'),
  box(23, 21, 82, 86, 2, '#1F3C68'),
  ...[27, 41, 55, 69, 83, 97].map((y) =>
    shape(`M24 ${y}L29 ${y - 5}L34 ${y}L29 ${y + 5}ZM94 ${y}L99 ${y - 5}L104 ${y}L99 ${y + 5}Z`, '#E3A94F'),
  ),
  box(36, 26, 56, 76, 2, '#B8323B'),
  shape('M64 30L88 64L64 98L40 64Z', down('#F3DDB3', '#E5C588')),
  shape('M64 40L81 64L64 88L47 64Z', '#1F3C68'),
  shape('M64 49L75 64L64 79L53 64Z', '#D9843F'),
  shape('M64 57L69 64L64 71L59 64Z', '#FBF0D6'),
  shape('M38 28H52L38 44ZM90 28H76L90 44ZM38 100H52L38 84ZM90 100H76L90 84Z', '#E3A94F'),
])
