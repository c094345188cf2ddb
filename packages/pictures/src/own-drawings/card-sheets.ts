import { sketch } from './sketch.ts'

const sheets = [
  ['#E5564A', -20],
  ['#F7943C', -12],
  ['#F7D33C', -4],
  ['#5DB85A', 4],
  ['#3F8FE0', 12],
  ['#8E5AC8', 20],
] as const

export const cardSheets = sketch(({ down, relief, box, shape, line }) => [
  ...sheets.map(
    ([paint, turn]) =>
      `<g transform="rotate(${turn} 64 150)">${relief('#FFFFFF', '#5B4A3A', 1.2, box(36, 24, 56, 84, 2, paint))}</g>`,
  ),
  relief(
    '#FFFFFF',
    '#8A7A6A',
    1.6,
    shape('M26 94C50 86 78 86 102 94L98 120C78 114 50 114 30 120Z', down('#FFFFFF', '#E6EAF0')),
  ),
  line('M40 104C56 100 72 100 88 104', '#8E5AC8', 5),
])
