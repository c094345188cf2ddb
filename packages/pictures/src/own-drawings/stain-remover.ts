import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A tub of stain remover powder with its scoop. */
export const stainRemover = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8A8EA0', 2, box(16, 14, 96, 18, 5, across('#E4E8F0', '#FFFFFF', '#D0D6E2'))),
  relief(
    '#FFC4DC',
    '#6A0A3A',
    2.8,
    shape('M20 32H108L102 112C101 118 98 120 92 120H36C30 120 27 118 26 112Z', across('#D81E6E', '#F56AA8', '#C0145C')),
  ),
  relief('#FFFFFF', '#A8246A', 1.2, box(30, 44, 68, 40, 5, '#FFFFFF')),
  writeLetters('LEKE', { x: 34, y: 47, width: 60, height: 17 }, '#C0145C'),
  writeLetters('ÇIKARICI', { x: 33, y: 65, width: 62, height: 15 }, '#2A4A8A'),
  relief(
    '#FFF6D0',
    '#A87408',
    1.2,
    shape('M48 96L52 88L57 96L65 92L62 100L70 104L61 106L62 114L55 109L48 114L49 106L40 104L48 100Z', '#FFD84A'),
  ),
  line('M32 40L38 110', '#FFFFFF', 3, 0.5),
  relief('#FFFFFF', '#4A5464', 1.2, shape('M78 96H108V106C108 114 102 118 93 118S78 114 78 106Z', '#E4EAF2')),
  oval(93, 97, 14, 4, '#FFFFFF'),
  line('M107 100L121 90', '#E4EAF2', 4.6),
])
