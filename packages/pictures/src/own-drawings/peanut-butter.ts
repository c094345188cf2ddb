import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const peanutButter = sketch(({ across, slant, relief, box, oval, shape, line }) => [
  relief('#FFB8B0', '#7A1410', 1.8, box(28, 8, 72, 22, 6, across('#D8382E', '#F06A5C', '#C02A22'))),
  line('M38 12V27M48 12V27M58 12V27M68 12V27M78 12V27M88 12V27', '#8E1A14', 1.6, 0.5),
  relief(
    '#FFF0C8',
    '#6A4410',
    2.6,
    shape(
      'M34 30H94C102 36 104 44 104 54V108C104 116 99 121 91 121H37C29 121 24 116 24 108V54C24 44 26 36 34 30Z',
      across('#C88A44', '#E8B878', '#B87634'),
    ),
  ),
  relief('#FFFFFF', '#B8985C', 1.2, box(24, 50, 80, 56, 2, '#FFF8E6')),
  ...[
    [46, 68, -24],
    [78, 66, 28],
  ].map(
    ([x = 0, y = 0, degrees = 0]) =>
      `<g transform="rotate(${degrees} ${x} ${y})">${relief('#F8E0B0', '#7A5420', 1.4, shape(`M${x - 17} ${y}C${x - 17} ${y - 10} ${x - 5} ${y - 9} ${x} ${y - 5}C${x + 5} ${y - 9} ${x + 17} ${y - 10} ${x + 17} ${y}C${x + 17} ${y + 10} ${x + 5} ${y + 9} ${x} ${y + 5}C${x - 5} ${y + 9} ${x - 17} ${y + 10} ${x - 17} ${y}Z`, slant('#E6BE80', '#C89448')))}${line(`M${x - 12} ${y - 4}L${x - 6} ${y + 4}M${x - 7} ${y - 5}L${x - 12} ${y + 4}M${x + 6} ${y - 4}L${x + 12} ${y + 4}M${x + 12} ${y - 4}L${x + 6} ${y + 4}`, '#A8742C', 1)}</g>`,
  ),
  oval(62, 78, 4.6, 3.4, '#A85A30'),
  writeLetters('FISTIK EZMESİ', { x: 28, y: 88, width: 72, height: 15 }, '#8A3A14'),
  line('M31 38V48', '#FFFFFF', 3.4, 0.55),
])
