import { writeLetters } from '../letters.ts'
import { sketch } from './sketch.ts'

/** A jar of powder with its scoop. */
export const collagen = sketch(({ across, down, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#7A2A4E', 1.8, box(24, 4, 68, 22, 5, across('#C85A8A', '#F0A4C4', '#B44A7A'))),
  line('M32 8V22M40 8V22M48 8V22M56 8V22M64 8V22M72 8V22M80 8V22', '#A03E6A', 1.6, 0.7),
  relief('#FFFFFF', '#A06A84', 2.4, box(20, 28, 76, 90, 12, across('#F6DCE8', '#FFFAFC', '#EBC6D8'))),
  relief('#FFFFFF', '#C88AA8', 1, box(20, 46, 76, 50, 1, '#FFFFFF')),
  writeLetters('KOLAJEN', { x: 24, y: 50, width: 68, height: 18 }, '#A8326A'),
  line('M34 74H82M42 82H74', '#E0B4CA', 3),
  oval(58, 90, 3, 3, '#F0A4C4'),
  relief(
    '#FFFFFF',
    '#8A94A4',
    1.6,
    shape('M82 94H118V104C118 114 112 120 100 120S82 114 82 104Z', down('#F4F7FB', '#C4CEDC')),
  ),
  relief('#FFFFFF', '#C8B8A8', 1, oval(100, 94, 17, 5, '#FFF6EC')),
  line('M116 98L127 84', '#C4CEDC', 5),
  line('M28 36V110', '#FFFFFF', 3.4, 0.8),
])
