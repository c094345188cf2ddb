import { sketch } from './sketch.ts'

export const swing = sketch(({ down, across, relief, box, shape, line }) => [
  relief(
    '#FFFFFF',
    '#1E4A84',
    1.8,
    shape('M24 12H34L14 120H4Z', across('#4A90D8', '#8CC0F0')),
    shape('M94 12H104L124 120H114Z', across('#8CC0F0', '#3A80C8')),
  ),
  relief('#FFFFFF', '#1E3A64', 1.8, shape('M30 14H38L54 118H46Z', '#3470B8'), shape('M98 14H90L74 118H82Z', '#3470B8')),
  relief('#FFFFFF', '#1E4A84', 2, box(18, 6, 92, 11, 5, down('#8CC0F0', '#3A80C8'))),
  line('M50 16L46 82M80 16L84 82', '#6A4A20', 2.6),
  relief(
    '#FFE8A8',
    '#8A5A04',
    2.2,
    shape('M38 56H90C94 56 94 92 88 94H42C36 94 36 56 38 56Z', down('#F8CE4A', '#E4A21C')),
  ),
  relief(
    '#FFE8A8',
    '#8A5A04',
    1.6,
    shape('M34 84H94C96 92 92 98 86 98H42C36 98 32 92 34 84Z', down('#F2BE38', '#D08E10')),
  ),
  line('M44 64H84M44 72H84', '#C08410', 2.4, 0.7),
])
