import { sketch } from './sketch.ts'

export const canvas = sketch(({ down, slant, relief, box, line }) => [
  line('M64 6L28 122M64 6L100 122M64 10V112', '#8F5A2E', 6),
  line('M62 8L27 120M66 8L98 120', '#C9935A', 2),
  relief('#FFFFFF', '#B5A894', 2.2, box(20, 22, 88, 66, 2, slant('#FFFEFA', '#EDE6DA'))),
  line('M26 36H102M26 50H102M26 64H102M26 78H102M34 24V86M50 24V86M66 24V86M82 24V86M98 24V86', '#E4DACA', 1, 0.8),
  relief('#E5B988', '#4F2A10', 1.6, box(14, 87, 100, 8, 3, down('#C9935A', '#9A6432'))),
  relief('#E5B988', '#4F2A10', 1.2, box(54, 14, 20, 10, 3, '#B47B47')),
])
