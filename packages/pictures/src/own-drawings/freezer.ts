import { sketch } from './sketch.ts'

export const freezer = sketch(({ down, slant, relief, box, oval, shape, line }) => [
  box(18, 112, 12, 7, 2, '#3A374A'),
  box(98, 112, 12, 7, 2, '#3A374A'),
  relief('#FFFFFF', '#8B88A0', 2.4, box(8, 42, 112, 72, 7, slant('#F8F7FB', '#CFCCDB'))),
  relief('#FFFFFF', '#8B88A0', 2, shape('M14 16H114L121 40H7Z', down('#FDFDFF', '#DFDDE8'))),
  box(7, 39, 114, 8, 3, down('#DAD8E4', '#A9A6BA')),
  box(50, 40, 28, 5, 2.5, '#5B5870'),
  line('M30 60V96M18.5 69L41.5 87M41.5 69L18.5 87', '#5FB2E6', 4),
  box(92, 96, 18, 8, 3, '#2B2940'),
  oval(97, 100, 1.8, 1.8, '#8FE3B0'),
  oval(103, 100, 1.8, 1.8, '#FF9A7A'),
])
