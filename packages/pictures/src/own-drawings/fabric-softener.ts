import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const fabricSoftener = sketch(({ across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8A6AB8', 1.6, box(44, 4, 32, 24, 6, across('#E0D2F4', '#FFFFFF', '#D3C0EE'))),
  relief(
    '#F6EAFF',
    '#5E3A94',
    2.6,
    shape(
      'M44 27H76C82 40 104 42 106 62V108C106 116 101 121 93 121H35C27 121 22 116 22 108V62C22 46 38 40 44 27ZM84 48C82 54 86 72 92 76C98 78 101 74 100 66C99 56 90 46 84 48Z',
      across('#CDAEF0', '#B48EE2', '#A57BDA'),
    ),
  ),
  relief('#FFFFFF', '#B79AD8', 1.2, oval(60, 88, 32, 26, '#FFFAFF')),
  ...[0, 72, 144, 216, 288].map(
    (degrees) =>
      `<g transform="rotate(${degrees} 60 84)"><ellipse cx="60" cy="74" rx="6.5" ry="9" fill="#F28AB6"/></g>`,
  ),
  oval(60, 84, 5.5, 5.5, '#FFD75E'),
  writeLetters('YUMUŞATICI', { x: 34, y: 97, width: 52, height: 12 }, '#7A4FB8'),
  line('M30 62V80', '#FFFFFF', 4, 0.6),
])
