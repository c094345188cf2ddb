import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A packet of the powder with a cup of the drink before it, cinnamon on its foam. */
export const salep = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief('#FFF6E4', '#7A5420', 2.4, box(14, 6, 66, 106, 5, across('#E8D0A0', '#FBEBC8', '#DCC088'))),
  line('M14 16H80', '#B8935A', 1.6, 0.7),
  relief('#FFFFFF', '#B08A4A', 1.2, box(21, 26, 52, 26, 3, '#FFFBF0')),
  writeLetters('SALEP', { x: 24, y: 30, width: 46, height: 18 }, '#7A3E10'),
  ...[0, 60, 120, 180, 240, 300].map(
    (turn) => `<ellipse cx="42" cy="66" rx="4.4" ry="9" fill="#C86AA0" transform="rotate(${turn} 42 74)"/>`,
  ),
  oval(42, 74, 4.6, 4.6, '#F2D04A'),
  relief(
    '#FFFFFF',
    '#5A6A8A',
    2.4,
    shape('M56 76H112C112 104 104 120 92 122H76C64 120 56 104 56 76Z', across('#DDE6F4', '#FFFFFF', '#C8D4E8')),
  ),
  line('M111 84C126 82 126 104 106 106', '#C8D4E8', 6),
  line('M111 84C126 82 126 104 106 106', '#FFFFFF', 2, 0.7),
  relief('#FFFFFF', '#8A94A8', 1.4, oval(84, 76, 28, 9, '#E4EAF4')),
  oval(84, 76, 24, 6.6, down('#FFFCF2', '#F6E8CC')),
  ...[
    [74, 75],
    [80, 78],
    [86, 74],
    [92, 77],
    [96, 74],
    [82, 73],
  ].map(([x = 0, y = 0]) => oval(x, y, 1.7, 1, '#A85E22')),
])
