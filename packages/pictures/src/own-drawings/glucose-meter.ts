import { sketch } from './sketch.ts'

/** A blood sugar meter with a strip in it and its lancing pen. */
export const glucoseMeter = sketch(({ across, down, slant, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#8A94A4', 1.2, box(44, 104, 14, 22, 2, '#F2F5FA')),
  box(47, 116, 8, 8, 1, '#D8283A'),
  relief('#FFFFFF', '#2A4A6A', 2.6, box(12, 8, 78, 100, 18, slant('#F4F8FC', '#B4C8DC'))),
  relief('#4A6A8A', '#FFFFFF', 1.2, box(22, 20, 58, 42, 5, down('#D4E8D8', '#B4D0BC'))),
  line('M44 44H32V34H44V54H34M54 34H68V54H54V34M54 44H68', '#1E3A2A', 3.4),
  relief('#C4DCFF', '#0C2A6A', 1.6, oval(51, 82, 13, 13, down('#4A8AE8', '#1E54B4'))),
  line('M51 76V82', '#FFFFFF', 3),
  relief('#FFFFFF', '#4A5464', 1, oval(28, 82, 6, 6, '#C8D4E0'), oval(74, 82, 6, 6, '#C8D4E0')),
  `<g transform="rotate(12 110 64)">${[
    relief('#FFFFFF', '#2A4A6A', 2, box(100, 18, 20, 84, 9, across('#3A7AC8', '#9AC4F4', '#2E68B0'))),
    relief('#FFFFFF', '#4A5464', 1.4, shape('M102 100H118L114 114H106Z', '#E4EAF2')),
    relief('#FFFFFF', '#4A5464', 1, box(105, 44, 10, 18, 4, '#F2F5FA')),
  ].join('')}</g>`,
  shape('M104 118C108 124 108 128 104 128S100 124 104 118Z', '#D8283A'),
])
