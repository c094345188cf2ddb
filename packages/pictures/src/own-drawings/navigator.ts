import { sketch } from './sketch.ts'

export const navigator = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  line('M64 90L52 108', '#3A3F4E', 9),
  line('M62 92L51 107', '#8A8EA6', 2.4),
  relief('#9AA0B2', '#0D0E14', 1.8, shape('M24 124C26 110 38 104 52 104S78 110 80 124Z', down('#565C6E', '#22252F'))),
  line('M30 120C32 112 40 109 48 108', '#FFFFFF', 2, 0.5),
  relief('#7A8090', '#0D0E14', 2.6, box(4, 16, 120, 78, 16, slant('#3A3F4E', '#191B22'))),
  box(11, 23, 106, 64, 8, '#CFE6C0'),
  shape('M11 27A4 4 0 0 1 15 23H48L40 46L11 52Z', '#A9D4EE'),
  shape('M84 23H113A4 4 0 0 1 117 27V48L88 44Z', '#E6D9B4'),
  line('M11 66C36 60 46 70 64 62S96 46 117 52M46 23L56 86M84 23L92 86', '#FFFFFF', 6),
  line('M52 86L50 66C62 60 70 58 88 50L84 30', '#3F7BE0', 5.4),
  relief('#FFFFFF', '#173A82', 1.2, shape('M52 66L62 84L52 80L42 84Z', '#2F63D0')),
  relief('#FFB0A0', '#6E0F12', 1.2, shape('M84 14C92 14 96 22 84 38C72 22 76 14 84 14Z', '#E2503F')),
  oval(84, 22, 3.2, 3.2, '#FFFFFF'),
  box(16, 28, 26, 14, 3, '#22252F', 0.85),
  line('M22 38V33H30M27 30L31 33L27 36', '#FFFFFF', 2.4),
])
