import { sketch } from './sketch.ts'

export const securityCamera = sketch(({ down, across, glow, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#6E7686', 2, box(4, 20, 14, 44, 4, across('#DDE2EA', '#AEB5C2'))),
  line('M16 42H34L46 58', '#9AA2B2', 9),
  line('M16 40H35L47 56', '#DDE2EA', 3),
  '<g transform="rotate(14 70 66)">',
  relief('#FFFFFF', '#6E7686', 2.6, box(26, 44, 84, 42, 12, down('#FFFFFF', '#C3CAD6'))),
  relief('#FFFFFF', '#6E7686', 1.8, shape('M22 44C22 38 26 36 30 36H118L112 50H22Z', down('#F4F6F9', '#B4BBC8'))),
  relief('#8A8FA0', '#0E0F16', 2, oval(106, 66, 17, 21, '#22252F')),
  oval(108, 66, 10, 12, glow('#9AD8FF', '#1A3A6A')),
  oval(105, 60, 3, 3.6, '#FFFFFF', 0.8),
  ...[52, 80].map((y) => oval(107, y, 2, 2, '#E8584A')),
  oval(40, 66, 3.4, 3.4, '#4CD97B'),
  '</g>',
])
