import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** Two sachets of dry yeast, one torn open, its grains before it. */
export const dryYeast = sketch(({ across, relief, oval, shape, line, box }) => [
  `<g transform="rotate(-9 42 60)">${[
    relief('#FFFFFF', '#8A5A14', 2, box(8, 14, 58, 84, 3, across('#E8B44A', '#FBDE98', '#DCA43A'))),
    line('M8 22H66M8 90H66', '#A87420', 1.6),
  ].join('')}</g>`,
  relief(
    '#FFFFFF',
    '#6A4A14',
    2.2,
    shape('M52 18L60 14L68 18L76 14L84 18L92 14L100 18L108 14L116 18V104H52Z', across('#C8DCF0', '#FFFFFF', '#B4CCE4')),
  ),
  line('M54 96H114', '#8AA8C8', 1.6),
  relief('#FFFFFF', '#2A4A8A', 1.4, box(58, 34, 52, 42, 3, '#2E5AA8')),
  writeLetters('KURU', { x: 61, y: 37, width: 46, height: 17 }, '#FFFFFF'),
  writeLetters('MAYA', { x: 61, y: 55, width: 46, height: 17 }, '#FFE08A'),
  ...Array.from({ length: 34 }, (_, at) => {
    const [x, y] = [14 + ((at * 37) % 100), 108 + ((at * 23) % 13) - Math.abs(50 - ((at * 37) % 100)) * 0.02]
    return relief('#FFF2D4', '#8A5E24', 0.6, oval(x, y, 3, 1.9, at % 3 === 0 ? '#C89A54' : '#DDB878'))
  }),
])
