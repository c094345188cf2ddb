import { sketch } from './sketch.ts'

export const charger = sketch(({ down, across, slant, relief, box, line }) => [
  line('M78 84C100 84 112 96 100 108S58 112 40 112', '#C9C6D8', 5),
  line('M78 83C99 83 110 95 99 106S58 110.5 40 110.5', '#F2F1F7', 2),
  relief('#FFFFFF', '#8E8AA3', 1.4, box(26, 105, 20, 14, 4, down('#F1F0F6', '#CBC8D9'))),
  box(12, 108, 15, 8, 2.5, across('#9A97AC', '#CFCDDB')),
  box(40, 8, 8, 26, 3, across('#B9B6C8', '#8B889E')),
  box(68, 8, 8, 26, 3, across('#B9B6C8', '#8B889E')),
  relief('#FFFFFF', '#A5A1B9', 2.6, box(24, 30, 68, 64, 16, slant('#FAF9FD', '#D2CEDF'))),
  box(46, 76, 24, 8, 4, '#4A475A'),
  box(50, 79, 16, 2.5, 1.2, '#8B889E'),
  relief('#FFE27A', '#D98A00', 1, `<path d="M62 40L46 60H57L53 72L71 52H60Z" fill="${down('#FFC83D', '#FF9F1C')}"/>`),
])
