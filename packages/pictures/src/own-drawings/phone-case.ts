import { sketch } from './sketch.ts'

export const phoneCase = sketch(({ slant, relief, box, oval, line }) => [
  relief('#8AE0D2', '#0D6F68', 2.4, box(34, 10, 60, 108, 14, slant('#3FC2B2', '#1C9A8E'))),
  relief('#0B5F59', '#7ADBCB', 1.2, box(39, 15, 30, 36, 10, '#127F77')),
  oval(48.5, 25, 6, 6, '#20303A'),
  oval(48.5, 40, 6, 6, '#20303A'),
  oval(48.5, 25, 3, 3, '#4E7FA6'),
  oval(48.5, 40, 3, 3, '#4E7FA6'),
  oval(61, 25, 2.4, 2.4, '#FFF3C9'),
  line('M44 104C56 84 72 84 84 104', '#A5EDE2', 3, 0.65),
  line('M50 108C58 95 70 95 78 108', '#A5EDE2', 3, 0.65),
  line('M94 40V56', '#0F7A71', 3),
])
