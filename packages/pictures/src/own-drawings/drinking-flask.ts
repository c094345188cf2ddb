import { sketch } from './sketch.ts'

export const drinkingFlask = sketch(({ across, down, relief, box, oval, shape, line }) => [
  line('M46 22C30 10 30 4 64 4S98 10 82 22', '#3A4250', 4),
  relief('#FFFFFF', '#1E222A', 1.8, box(48, 10, 32, 18, 5, down('#4A505C', '#2A2E36'))),
  relief('#FFFFFF', '#1E222A', 1.4, box(44, 26, 40, 8, 3, across('#8A92A0', '#D8DDE6', '#7A8290'))),
  relief(
    '#D0F0E8',
    '#0E4A40',
    2.8,
    shape(
      'M46 34H82C92 42 94 50 94 60V108C94 117 88 122 80 122H48C40 122 34 117 34 108V60C34 50 36 42 46 34Z',
      across('#2E9A86', '#6CD0BC', '#24826F'),
    ),
  ),
  relief('#FFFFFF', '#0E4A40', 1, shape('M46 92L58 70L66 82L72 74L84 92Z', '#E8FBF6')),
  oval(76, 64, 4, 4, '#E8FBF6'),
  line('M42 50C40 56 40 62 40 70V106', '#FFFFFF', 3.4, 0.5),
  line('M36 106H92', '#0E4A40', 1.6, 0.4),
])
