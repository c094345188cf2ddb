import { sketch } from './sketch.ts'

export const powerBank = sketch(({ down, slant, relief, box, oval, line, shape }) => [
  line('M82 24C104 14 118 34 108 56S104 92 110 104', '#D8D5E3', 5),
  line('M82 23C103 13 116 33 106.5 56S102.5 92 108.5 104', '#F6F5FA', 1.8),
  relief('#FFFFFF', '#8E8AA3', 1.2, box(103, 98, 14, 20, 4, down('#F1F0F6', '#CBC8D9'))),
  relief('#7D86C9', '#262B5C', 2.4, box(20, 14, 68, 106, 14, slant('#4D57A8', '#343B80'))),
  box(64, 10, 20, 8, 3, '#23274F'),
  box(32, 28, 44, 26, 6, '#1A1D3B'),
  oval(40, 41, 3, 3, '#6BF2B4'),
  oval(50, 41, 3, 3, '#6BF2B4'),
  oval(60, 41, 3, 3, '#6BF2B4'),
  oval(70, 41, 3, 3, '#3A4170'),
  relief('#FFF0B0', '#C98500', 1, shape('M57 66L41 90H53L49 108L69 82H57Z', down('#FFD34D', '#FFA51F'))),
])
