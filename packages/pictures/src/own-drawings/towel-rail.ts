import { sketch } from './sketch.ts'

/** A wall rail with two towels on it. */
export const towelRail = sketch(({ down, across, glow, relief, box, oval, line }) => [
  relief('#FFFFFF', '#3A424E', 2, box(4, 24, 120, 9, 4.5, down('#F2F5FA', '#8A94A4'))),
  relief(
    '#FFFFFF',
    '#3A424E',
    1.8,
    oval(12, 28, 11, 11, glow('#F2F5FA', '#8A94A4')),
    oval(116, 28, 11, 11, glow('#F2F5FA', '#8A94A4')),
  ),
  relief('#D8F0EC', '#1A5A50', 2.4, box(24, 20, 40, 92, 5, across('#3E9A8C', '#7AC8BC', '#358A7C'))),
  relief('#FFF2DC', '#8A5A1A', 2.4, box(70, 20, 34, 70, 5, across('#E0B060', '#F8DCA4', '#D09C48'))),
  line('M26 96H62M26 101H62', '#E8F8F4', 2.4),
  line('M72 76H102M72 81H102', '#FFFFFF', 2.4),
  line('M34 36V90M46 36V90M54 36V90', '#2E7A6E', 1.6, 0.4),
  line('M80 34V72M92 34V72', '#B8843A', 1.6, 0.4),
])
