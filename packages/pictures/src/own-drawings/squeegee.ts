import { sketch } from './sketch.ts'

/** A floor squeegee, water before its blade. */
export const squeegee = sketch(({ across, down, relief, box, oval, shape, line }) => [
  `<g transform="rotate(20 64 64)">${[
    relief('#FFFFFF', '#4A5464', 1.8, box(59, -20, 9, 112, 4, across('#98A2B2', '#F2F5FA', '#8A94A4'))),
    relief('#C4DCFF', '#0C2A6A', 1.8, shape('M52 84H75L84 100H43Z', down('#4A8AE8', '#1E54B4'))),
    relief('#C4DCFF', '#0C2A6A', 2.2, box(14, 98, 100, 11, 4, down('#4A8AE8', '#1E54B4'))),
    relief('#6A7080', '#08090C', 1.2, box(12, 108, 104, 8, 2, '#23262E')),
  ].join('')}</g>`,
  oval(88, 120, 30, 5, '#8ACCF0', 0.8),
  oval(40, 112, 12, 3, '#8ACCF0', 0.7),
  line('M70 119C80 117 90 121 102 118', '#FFFFFF', 1.6),
])
