import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

export const mayonnaise = sketch(({ across, glow, relief, box, oval, shape, line }) => [
  relief('#A8D0FF', '#123F86', 1.6, shape('M59 4H69L74 24H54Z', across('#2F6FD0', '#5C9AF0', '#255BB4'))),
  relief('#A8D0FF', '#123F86', 1.6, box(46, 22, 36, 12, 4, across('#2F6FD0', '#5C9AF0', '#255BB4'))),
  relief(
    '#FFFFFF',
    '#B09A5C',
    2.8,
    shape(
      'M48 34H80C92 40 98 52 96 70L92 112C92 118 88 122 82 122H46C40 122 36 118 36 112L32 70C30 52 36 40 48 34Z',
      across('#F6E9BE', '#FFFBEA', '#EEDCA6'),
    ),
  ),
  relief('#A8D0FF', '#123F86', 1.2, box(38, 62, 52, 46, 8, '#2F6FD0')),
  relief('#FFFFFF', '#B9B09A', 1.2, oval(64, 78, 15, 11, '#FFFFFF')),
  relief('#FFF2A8', '#B07A08', 1.2, oval(64, 78, 7, 6, glow('#FFD75E', '#F0A82A'))),
  writeLetters('MAYONEZ', { x: 40, y: 90, width: 48, height: 16 }, '#FFFFFF'),
  line('M42 48C38 54 38 60 39 66', '#FFFFFF', 4, 0.8),
])
