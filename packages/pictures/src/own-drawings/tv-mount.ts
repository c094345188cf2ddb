import { sketch } from './sketch.ts'

export const tvMount = sketch(({ down, slant, relief, box, oval, shape }) => [
  relief('#8A8EA6', '#14151F', 2, box(10, 20, 30, 88, 5, slant('#565A73', '#2E3044'))),
  ...[30, 98].flatMap((y) => [oval(18, y, 2.6, 2.6, '#C9CCDA'), oval(32, y, 2.6, 2.6, '#C9CCDA')]),
  relief('#A6AAC0', '#14151F', 2, shape('M32 54L70 38L76 50L36 72Z', slant('#6B7090', '#3A3E55'))),
  relief('#A6AAC0', '#14151F', 2, shape('M62 38L92 60L88 76L58 52Z', slant('#7A80A2', '#44495F'))),
  oval(66, 45, 8, 8, '#2A2C3C'),
  oval(66, 45, 3.4, 3.4, '#C9CCDA'),
  oval(34, 63, 6, 6, '#2A2C3C'),
  oval(34, 63, 2.4, 2.4, '#C9CCDA'),
  relief(
    '#8A8EA6',
    '#14151F',
    2,
    box(88, 14, 10, 100, 4, down('#565A73', '#2E3044')),
    box(108, 14, 10, 100, 4, down('#565A73', '#2E3044')),
  ),
  relief(
    '#A6AAC0',
    '#14151F',
    1.6,
    box(84, 38, 38, 9, 3, '#4C5068'),
    box(84, 76, 38, 9, 3, '#4C5068'),
    box(86, 54, 34, 16, 4, '#5E637E'),
  ),
  ...[22, 30, 92, 100, 107].flatMap((y) => [oval(93, y, 1.8, 1.8, '#C9CCDA'), oval(113, y, 1.8, 1.8, '#C9CCDA')]),
])
