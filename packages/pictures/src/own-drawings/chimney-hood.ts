import { sketch } from './sketch.ts'

export const chimneyHood = sketch(({ down, across, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#4C5260', 2.2, box(46, 4, 36, 56, 2, across('#C3C9D4', '#F4F6F9', '#AEB5C2'))),
  line('M46 30H82', '#8F97A6', 1.8),
  relief('#FFFFFF', '#4C5260', 2.4, shape('M46 54H82L120 86H8Z', across('#B7BECB', '#EEF1F5', '#A2AAB8'))),
  relief('#FFFFFF', '#4C5260', 2, box(4, 84, 120, 16, 3, down('#F4F6F9', '#B4BBC8'))),
  box(40, 88, 48, 8, 3, '#22252F'),
  ...[47, 55, 73, 81].map((x) => oval(x, 92, 2, 2, '#8E97A8')),
  oval(64, 92, 2.4, 2.4, '#7BF0C0'),
  box(10, 100, 108, 5, 1, '#5B6270'),
  shape('M28 105H44L54 122H18ZM84 105H100L110 122H74Z', '#FFE08A', 0.6),
  oval(36, 104, 8, 2.4, '#FFF3C4'),
  oval(92, 104, 8, 2.4, '#FFF3C4'),
])
