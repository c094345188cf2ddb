import { sketch } from './sketch.ts'

const grains = Array.from({ length: 70 }, (_, at) => [20 + ((at * 37) % 71), 26 + ((at * 53) % 73)] as const)

export const sandpaper = sketch(({ slant, down, relief, box, oval, shape, line }) => [
  relief('#FFFFFF', '#4A2A0E', 1.8, box(30, 10, 88, 84, 2, slant('#5A6474', '#3A424E'))),
  relief('#FFFFFF', '#4A2A0E', 1.8, box(20, 20, 88, 84, 2, slant('#A84A3A', '#7A2E22'))),
  relief('#FFE8C8', '#4A2A0E', 2.2, box(10, 30, 88, 84, 2, slant('#D89A54', '#B87430'))),
  ...grains.map(([x, y], at) => oval(x - 6, y + 8, 0.9, 0.9, at % 2 ? '#8A4E18' : '#F4CC94')),
  relief(
    '#FFFFFF',
    '#7A6A4A',
    2,
    shape('M98 84C90 88 80 98 74 114H96C98 114 98 112 98 110Z', down('#F6EEDC', '#D8C8A4')),
  ),
  line('M82 104L92 96M86 110L95 102', '#B8A474', 1.4),
])
