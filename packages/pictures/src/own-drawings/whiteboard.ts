import { sketch } from './sketch.ts'

export const whiteboard = sketch(({ across, down, relief, box, line, oval }) => [
  relief('#FFFFFF', '#59606E', 2.6, box(6, 16, 116, 84, 4, down('#B4BCC8', '#8A94A4'))),
  relief('#8A94A4', '#FFFFFF', 1.2, box(12, 22, 104, 72, 2, '#FDFEFF')),
  line('M24 38H62', '#2E78D0', 4),
  line('M24 52C34 44 44 60 54 52S74 44 82 52', '#D8322A', 3),
  line('M24 68H44M24 78H58', '#3A3F4A', 2.6),
  line('M84 84V56L98 84V56', '#4AA84A', 3, 0.9),
  relief('#FFFFFF', '#59606E', 1.6, box(28, 98, 72, 10, 3, across('#98A2B2', '#E4E9F0', '#8A94A4'))),
  relief('#FFFFFF', '#14161C', 1, box(36, 92, 22, 7, 3, '#2E78D0'), box(64, 92, 22, 7, 3, '#D8322A')),
  oval(12, 22, 2, 2, '#59606E'),
  oval(116, 22, 2, 2, '#59606E'),
])
