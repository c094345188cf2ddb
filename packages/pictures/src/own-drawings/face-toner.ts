import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A bottle of toner with rose petals and a cotton pad. */
export const faceToner = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8A8EA0', 1.6, box(44, 2, 32, 22, 4, across('#D4D8E4', '#FFFFFF', '#C0C4D4'))),
  relief(
    '#FFFFFF',
    '#A0506E',
    2.6,
    shape(
      'M50 24H70C86 28 94 38 94 50V110C94 118 90 122 82 122H38C30 122 26 118 26 110V50C26 38 34 28 50 24Z',
      across('#F4B4CA', '#FDE4EE', '#ECA4BE'),
    ),
  ),
  relief('#FFFFFF', '#C888A4', 1, box(32, 56, 56, 44, 3, '#FFFFFF')),
  writeLetters('TONİK', { x: 36, y: 60, width: 48, height: 18 }, '#A83264'),
  line('M44 86H76M50 93H70', '#ECC0D2', 3),
  line('M34 46V112', '#FFFFFF', 3.4, 0.75),
  relief('#FFFFFF', '#A8B0BE', 1.2, oval(102, 108, 20, 13, glow('#FFFFFF', '#EEF1F6'))),
  line('M90 106C96 112 108 112 114 106', '#D4DAE4', 1.4),
  relief(
    '#FFE0EA',
    '#A01E4A',
    1,
    shape('M98 98C92 88 102 80 112 84C112 94 106 100 98 98Z', '#E8668E'),
    shape('M8 118C6 108 14 102 22 106C22 114 16 120 8 118Z', '#E8668E'),
  ),
])
