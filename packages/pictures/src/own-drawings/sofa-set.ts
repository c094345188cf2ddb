import { sketch } from './sketch.ts'

export const sofaSet = sketch(({ down, slant, relief, box, line }) => [
  relief('#B5764A', '#43220D', 1, box(22, 60, 5, 8, 2, '#8F5A2E'), box(101, 60, 5, 8, 2, '#8F5A2E')),
  relief('#B9C4D6', '#2A3850', 2, box(20, 14, 88, 36, 8, slant('#8494B0', '#5A6A88'))),
  line('M49 18V36M79 18V36', '#44536E', 1.6),
  relief('#DCE4F0', '#2A3850', 1.6, ...[28, 52, 76].map((x) => box(x, 36, 24, 14, 4, down('#A4B2CA', '#7686A4')))),
  relief('#B9C4D6', '#2A3850', 1.6, box(18, 48, 92, 14, 4, down('#7686A4', '#5A6A88'))),
  relief(
    '#B9C4D6',
    '#2A3850',
    2,
    box(12, 28, 15, 35, 6, slant('#8C9CB8', '#5A6A88')),
    box(101, 28, 15, 35, 6, slant('#8C9CB8', '#5A6A88')),
  ),
  relief('#B9C4D6', '#2A3850', 2, box(8, 76, 58, 26, 7, slant('#8494B0', '#5A6A88'))),
  relief('#DCE4F0', '#2A3850', 1.6, ...[15, 37].map((x) => box(x, 91, 22, 12, 4, down('#A4B2CA', '#7686A4')))),
  relief('#B9C4D6', '#2A3850', 1.6, box(6, 101, 62, 14, 4, down('#7686A4', '#5A6A88'))),
  relief(
    '#B9C4D6',
    '#2A3850',
    2,
    box(2, 84, 12, 32, 5, slant('#8C9CB8', '#5A6A88')),
    box(60, 84, 12, 32, 5, slant('#8C9CB8', '#5A6A88')),
  ),
  relief('#B9C4D6', '#2A3850', 2, box(84, 76, 36, 28, 7, slant('#8494B0', '#5A6A88'))),
  relief('#DCE4F0', '#2A3850', 1.6, box(91, 91, 22, 12, 4, down('#A4B2CA', '#7686A4'))),
  relief('#B9C4D6', '#2A3850', 1.6, box(84, 101, 36, 14, 4, down('#7686A4', '#5A6A88'))),
  relief(
    '#B9C4D6',
    '#2A3850',
    2,
    box(78, 84, 12, 32, 5, slant('#8C9CB8', '#5A6A88')),
    box(114, 84, 12, 32, 5, slant('#8C9CB8', '#5A6A88')),
  ),
  relief('#FFF0C9', '#A8741C', 1.2, box(33, 26, 14, 14, 3, '#F7C95C'), box(17, 82, 12, 12, 3, '#F7C95C')),
])
