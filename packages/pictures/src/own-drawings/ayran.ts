import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const ayran = sketch(({ across, relief, oval, shape }) => [
  relief(
    '#FFFFFF',
    '#4E6EA8',
    2.6,
    shape('M34 40H94L86 115C86 119 82 122 78 122H50C46 122 42 119 42 115Z', across('#E3ECFA', '#FFFFFF', '#D4E0F4')),
  ),
  shape('M39 88C52 80 62 98 76 88C81 85 86 84 89 86L86 112C86 116 84 118 80 118H48C45 118 42 116 42 113Z', '#3F82DC'),
  shape(
    'M41 98C54 90 64 106 77 97C81 94 85 94 88 95L86 112C86 116 84 118 80 118H48C45 118 42 116 42 113Z',
    '#2A62BC',
    0.7,
  ),
  relief('#FFFFFF', '#7A8498', 2, oval(64, 38, 35, 10, across('#C3CBD8', '#F6F8FB', '#AEB8C8'))),
  shape('M94 36C104 34 110 38 108 42C104 46 98 44 92 42Z', '#C3CBD8'),
  oval(64, 36, 27, 6, '#FFFFFF', 0.7),
  writeLetters('AYRAN', { x: 38, y: 56, width: 52, height: 26 }, '#2A62BC'),
])
