import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const mouthwash = sketch(({ across, relief, box, shape, line }) => [
  relief('#FFFFFF', '#7A8CA0', 1.8, box(44, 4, 40, 28, 5, across('#E3E9F2', '#FFFFFF', '#CFD8E4'))),
  line('M51 8V29M58 8V29M65 8V29M72 8V29M79 8V29', '#B4C0CE', 1.4),
  relief(
    '#BFE8FF',
    '#0E4A7E',
    2.6,
    shape(
      'M46 32H82C84 42 98 46 98 60V82C98 88 94 90 94 96V112C94 118 90 121 84 121H44C38 121 34 118 34 112V96C34 90 30 88 30 82V60C30 46 44 42 46 32Z',
      across('#1F9AD8', '#5CC4F2', '#1784BE'),
    ),
  ),
  relief('#FFFFFF', '#8AB4CC', 1.2, box(38, 58, 52, 48, 6, '#F6FCFF')),
  relief(
    '#FFFFFF',
    '#8FA2BC',
    1.4,
    shape(
      'M54 62C58 60 61 62 64 62C67 62 70 60 74 62C79 67 74 72 73 76C72 81 69 84 68 79C67 76 66 74 64 74C62 74 61 76 60 79C59 84 56 81 55 76C54 72 49 67 54 62Z',
      '#DDF0FF',
    ),
  ),
  writeLetters('AĞIZ BAKIM', { x: 40, y: 84, width: 48, height: 12 }, '#0E5A96'),
  writeLetters('SUYU', { x: 44, y: 94, width: 40, height: 12 }, '#0E5A96'),
  line('M38 46C35 52 35 60 35 70', '#FFFFFF', 4, 0.6),
])
