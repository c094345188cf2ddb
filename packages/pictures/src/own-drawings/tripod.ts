import { sketch } from './sketch.ts'

export const tripod = sketch(({ down, relief, box, oval, shape, line }) => [
  line('M62 44L28 118', '#1F2030', 7),
  line('M66 44L100 118', '#1F2030', 7),
  line('M64 44V112', '#3A3C52', 7),
  line('M61 46L29 116M67 46L99 116M63 46V110', '#6E7290', 1.8),
  line('M48 78L64 66L80 78', '#55597A', 3),
  relief(
    '#C9CCDA',
    '#4A4D63',
    1.2,
    box(42, 82, 9, 7, 2, '#8A8EA6'),
    box(77, 82, 9, 7, 2, '#8A8EA6'),
    box(59.5, 86, 9, 7, 2, '#8A8EA6'),
  ),
  oval(28, 118, 5, 3.4, '#E0523F'),
  oval(100, 118, 5, 3.4, '#E0523F'),
  oval(64, 113, 5, 3.4, '#E0523F'),
  relief('#6E7290', '#0D0E18', 1.8, shape('M52 32H76L80 48H48Z', down('#44475E', '#26283A'))),
  relief('#6E7290', '#0D0E18', 1.4, oval(64, 27, 10, 9, '#383B52')),
  relief('#8A8EA6', '#14151F', 1.4, box(44, 10, 40, 10, 4, down('#55597A', '#2E3044'))),
  box(60, 5, 8, 6, 2, '#C9CCDA'),
  line('M74 30L104 44', '#2E3044', 5),
  line('M92 38L106 45', '#E0523F', 6),
])
