import { sketch } from './sketch.ts'

/** A winged corkscrew. */
export const corkscrew = sketch(({ across, relief, box, oval, shape, line }) => [
  relief(
    '#FFFFFF',
    '#3A424E',
    2,
    shape(
      'M60 40L22 62C12 70 8 86 14 92C22 92 26 78 36 70L62 56ZM68 40L106 62C116 70 120 86 114 92C106 92 102 78 92 70L66 56Z',
      across('#8A94A4', '#F2F5FA', '#8A94A4'),
    ),
  ),
  relief('#FFFFFF', '#3A424E', 1.8, oval(64, 12, 20, 9, across('#98A2B2', '#F2F5FA', '#8A94A4'))),
  oval(64, 12, 9, 3.4, '#4A5464'),
  relief('#FFFFFF', '#3A424E', 1.8, box(56, 20, 16, 60, 4, across('#98A2B2', '#F2F5FA', '#8A94A4'))),
  line('M58 28L70 32M58 36L70 40M58 44L70 48M58 52L70 56', '#5A6474', 2),
  relief('#FFFFFF', '#3A424E', 2, shape('M46 76H82L86 92H42Z', across('#8A94A4', '#E8ECF2', '#7A8494'))),
  line('M64 90C78 94 50 98 64 102C78 106 50 110 64 114C72 117 62 120 64 126', '#4A5464', 4.4),
  line('M64 90C78 94 50 98 64 102C78 106 50 110 64 114C72 117 62 120 64 126', '#D4DAE4', 1.8),
])
