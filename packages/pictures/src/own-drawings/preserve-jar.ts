import { sketch } from './sketch.ts'

export const preserveJar = sketch(({ down, across, slant, relief, box, shape, line }) => [
  relief('#FFE9A0', '#7A5A14', 1.8, box(36, 8, 56, 18, 5, across('#D9A83A', '#B5841C', '#D9A83A'))),
  relief(
    '#FFFFFF',
    '#8FA0A8',
    2.2,
    shape('M38 26H90L100 40V108C100 116 96 120 88 120H40C32 120 28 116 28 108V40Z', slant('#F1F2F4', '#CDD2D8')),
  ),
  shape('M32 46C50 42 78 50 96 46V107C96 113 93 116 87 116H41C35 116 32 113 32 107Z', down('#7A3A1C', '#45190A')),
  relief('#FFFFFF', '#C9B48C', 1, box(32, 60, 64, 42, 3, '#FFF8EA')),
  shape('M64 65C70 69 74 69 78 66C77 74 72 79 64 80C56 79 51 74 50 66C54 69 58 69 64 65Z', '#B5703A'),
  line('M37 42V108', '#FFFFFF', 2.6, 0.5),
])
