import { sketch } from './sketch.ts'

export const milkCarton = sketch(({ across, slant, down, relief, shape, box, line, oval }) => [
  relief('#FFFFFF', '#7B93BC', 2, shape('M84 44L108 36V108L84 120Z', across('#D5DEEF', '#B5C4DF'))),
  relief('#FFFFFF', '#8FA3C8', 2.4, box(20, 44, 64, 76, 2, slant('#FFFFFF', '#E3EAF6'))),
  relief('#A8DAFF', '#1B58A8', 2, shape('M20 44L32 18H94L84 44Z', slant('#5AB0F7', '#2F80DE'))),
  shape('M94 18L108 36L84 44Z', '#1F62B8'),
  relief('#A8DAFF', '#1B58A8', 1.2, box(31, 6, 64, 13, 2, down('#6FBDFA', '#3C8DE6'))),
  shape('M20 80C34 70 46 88 60 80S76 74 84 80V118A2 2 0 0 1 82 120H22A2 2 0 0 1 20 118Z', down('#5AB0F7', '#2F80DE')),
  shape('M84 80C92 74 100 76 108 70V108L84 120Z', '#2568BE'),
  relief('#FFC0B8', '#8E1A22', 1.2, oval(72, 30, 8, 6, '#F0524A')),
  line('M30 56H66M30 65H54', '#3C8DE6', 4.5),
  relief('#FFFFFF', '#9DB4D6', 1, shape('M40 92H56V112H40Z', '#FFFFFF')),
  box(40, 99, 16, 13, 1, '#E3EEFB'),
])
