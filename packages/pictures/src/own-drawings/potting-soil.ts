import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A sack of potting soil with a heap of it and a seedling. */
export const pottingSoil = sketch(({ across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#1A4A1E',
    2.6,
    shape(
      'M20 10H94C96 30 92 50 96 70V108C96 114 92 118 86 118H26C20 118 16 114 16 108C20 76 14 42 20 10Z',
      across('#3E8A3A', '#7AC06A', '#35782F'),
    ),
  ),
  line('M20 18H94', '#2A6A2A', 2.4, 0.8),
  relief('#FFFFFF', '#6A8A4A', 1.2, box(24, 28, 62, 44, 4, '#FBF6E4')),
  writeLetters('ÇİÇEK', { x: 28, y: 32, width: 54, height: 17 }, '#2A6A2A'),
  writeLetters('TOPRAĞI', { x: 27, y: 51, width: 56, height: 17 }, '#5A3414'),
  relief('#B88A5A', '#1E0E04', 2.2, shape('M44 120C48 104 62 94 82 94S118 104 124 120Z', '#5A3818')),
  ...[
    [60, 112],
    [74, 104],
    [92, 110],
    [106, 114],
    [84, 116],
  ].map(([x = 0, y = 0]) => oval(x, y, 3.4, 2.4, '#7A5028')),
  line('M84 96C84 86 85 80 86 74', '#3E8A3A', 4),
  relief(
    '#D8F4C0',
    '#1A5A1E',
    1.4,
    shape('M86 78C76 78 70 70 70 62C80 62 87 68 86 78Z', '#6AC050'),
    shape('M86 74C86 64 94 56 104 56C104 66 98 74 86 74Z', '#5AB044'),
  ),
])
