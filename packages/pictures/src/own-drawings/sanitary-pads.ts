import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const sanitaryPads = sketch(({ across, slant, relief, shape, line }) => [
  relief(
    '#F0D0FF',
    '#6A1E7E',
    2.6,
    shape(
      'M12 30C12 22 18 18 26 18H84C92 18 98 22 98 30V100C98 108 92 112 84 112H26C18 112 12 108 12 100Z',
      across('#B45AD0', '#D084E8', '#A448C2'),
    ),
  ),
  shape('M12 40C40 30 70 60 98 42V70C70 84 40 54 12 68Z', '#FFFFFF', 0.35),
  writeLetters('HİJYENİK', { x: 18, y: 26, width: 74, height: 17 }, '#FFFFFF'),
  writeLetters('PED', { x: 34, y: 40, width: 42, height: 18 }, '#FFFFFF'),
  relief(
    '#FFFFFF',
    '#B08AC0',
    2,
    `<g transform="rotate(18 84 88)">${shape('M84 50C96 50 98 60 97 70C104 70 110 76 110 84C110 92 104 97 97 97C99 110 96 122 84 122C72 122 69 110 71 97C64 97 58 92 58 84C58 76 64 70 71 70C70 60 72 50 84 50Z', slant('#FFFFFF', '#F0E6F6'))}</g>`,
  ),
  `<g transform="rotate(18 84 88)">${line('M84 58C90 58 91 68 90 84C91 100 90 114 84 114C78 114 77 100 78 84C77 68 78 58 84 58Z', '#D9B4EA', 2.4)}${line('M84 66V106', '#C89ADC', 2)}</g>`,
  shape('M26 82C24 74 34 72 36 80C42 76 46 84 40 88C44 94 36 98 33 92C28 96 22 90 26 86Z', '#FFD9F2'),
])
